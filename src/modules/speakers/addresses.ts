export const speakerAddress = (id: string) => `/speaker/${id}`;
