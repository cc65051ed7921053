import { type ComponentType, createContext, use } from 'react';

/** A picture that is stored, as a form or a text refers to it. */
export interface StoredPicture {
  /** The file name in its address. */
  name: string;
  address: string;
  /** What it shows, in words. */
  alt: string;
  width: number;
  height: number;
}

/** The library of pictures, which the feature that owns it passes in. */
export interface PictureStore {
  /** Stores a picture and, in the library, what it shows. Only a logo may be a drawing. */
  add(file: File, about: { alt: string; purpose: 'photo' | 'logo' }): Promise<StoredPicture>;
  /** Lets somebody choose one that is stored. */
  Library: ComponentType<{ onChosen: (picture: StoredPicture) => void }>;
}

export const PictureStoreContext = createContext<PictureStore | undefined>(undefined);

export function usePictureStore(): PictureStore {
  const store = use(PictureStoreContext);
  if (!store) throw new Error('no library of pictures was passed in');
  return store;
}
