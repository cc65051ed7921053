import { Link, useLocation } from '@tanstack/react-router';
import { Strip } from '#ui/cloth/strip.tsx';
import { buttonClass } from './button.tsx';
import * as say from './messages.ts';
import { Screen } from './screen.tsx';

/** For an address that leads nowhere. */
export function MissingScreen() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Screen title={say.notFound()}>
      <div className="missing">
        <Strip seed={pathname} along picks={448} className="missing-cloth" />
        <p>{say.notFoundHint()}</p>
        <p>
          <Link to="/admin/dashboard" className={buttonClass('act')}>
            {say.backToDashboard()}
          </Link>
        </p>
      </div>
    </Screen>
  );
}
