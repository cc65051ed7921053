import { ArrowUp } from 'lucide-react';
import * as say from '../messages.ts';

interface Props {
  count: number;
  onShow: () => void;
}

/** Tells that records arrived, above the list and without moving it. */
export function Arrivals({ count, onShow }: Props) {
  return (
    <div role="status" className="arrivals">
      {count > 0 && (
        <button type="button" className="arrivals-button" onClick={onShow}>
          <ArrowUp aria-hidden size={14} />
          {say.arrivals({ count })}
        </button>
      )}
    </div>
  );
}
