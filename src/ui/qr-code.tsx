interface Props {
  /** The length of a side, in modules. */
  side: number;
  /** The dark modules, as the path of an SVG. */
  path: string;
  label: string;
}

export function QrCode({ side, path, label }: Props) {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
