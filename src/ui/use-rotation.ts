import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Calls `turn` at regular intervals, unless the visitor stopped it, points at it or prefers reduced motion.
 * Once the keyboard focus has been inside, it stays stopped until it is started again (W3C APG, carousel
 * pattern).
 */
export function useRotation(delay: number, turn: (() => void) | undefined) {
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const rotating = chosen ?? !still;

  useEffect(() => {
    if (!turn || !rotating || held) return;
    const timer = setInterval(turn, delay);
    return () => clearInterval(timer);
  }, [turn, rotating, held, delay]);

  return {
    rotating,
    /** Whether slides are changing automatically at the moment. */
    turning: rotating && !held,
    toggle: () => setChosen(!rotating),
    stop: () => setChosen(false),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
