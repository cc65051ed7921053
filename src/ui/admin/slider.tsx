import { Slider as BaseSlider } from '@base-ui/react/slider';

interface Props {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** Not the browser's own, which some can't colour. */
export function Slider({ label, onChange, ...range }: Props) {
  return (
    <BaseSlider.Root className="slider" {...range} onValueChange={onChange} thumbAlignment="edge">
      <BaseSlider.Label>{label}</BaseSlider.Label>
      <BaseSlider.Control className="slider-control">
        <BaseSlider.Track className="slider-track">
          <BaseSlider.Indicator className="slider-indicator" />
          <BaseSlider.Thumb className="slider-thumb" />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  );
}
