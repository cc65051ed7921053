import sharp from 'sharp';

interface Canvas {
  width: number;
  height: number;
  ground: string;
}

/** Shapes on a ground, as a PNG of few colours. */
export function paint({ width, height, ground }: Canvas, shapes: readonly string[]): Promise<Uint8Array> {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...shapes,
    '</svg>',
  ];
  return sharp(Buffer.from(svg.join('')))
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
