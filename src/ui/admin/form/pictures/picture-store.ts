import type { ComponentType } from 'react';
import { useGiven } from '../../client-module.tsx';

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

/** The library of pictures. */
export interface PictureStore {
  /** Stores a picture and, in the library, what it shows. Only a logo may be a drawing. */
  add(file: File, about: { alt: string; purpose: 'photo' | 'logo' }): Promise<StoredPicture>;
  /** Lets somebody choose one that is stored. */
  Library: ComponentType<{ onChosen: (picture: StoredPicture) => void }>;
}

declare module '../../client-module.tsx' {
  interface ClientModule {
    pictureStore?: PictureStore;
  }
}

export function usePictureStore(): PictureStore {
  const [store] = useGiven('pictureStore');
  if (!store) throw new Error('no module has a library of pictures');
  return store;
}
