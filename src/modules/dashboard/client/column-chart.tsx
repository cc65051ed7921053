import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Share } from '../contract.ts';
import { ChartFigure } from './chart-figure.tsx';
import { AXIS, TOOLTIP } from './chart-looks.ts';

const HEIGHT = 180;

/** Counts over time, one column per day. */
export function ColumnChart({ title, label, shares }: { title: string; label: string; shares: Share[] }) {
  return (
    <ChartFigure title={title} label={label} shares={shares} wide>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={shares} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="label" {...AXIS} minTickGap={24} />
          <YAxis allowDecimals={false} width={36} {...AXIS} />
          <Tooltip {...TOOLTIP} />
          <Bar
            dataKey="count"
            name="Registrations"
            fill="var(--color-thread-gold)"
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}
