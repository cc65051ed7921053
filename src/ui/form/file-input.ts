/** How the input of a file looks on the website. */
export const FILE_INPUT =
  'min-h-11 max-w-full file:me-4 file:min-h-11 file:cursor-pointer file:rounded-medium file:border file:border-edge file:bg-raised file:px-4 file:font-semibold file:text-text';
