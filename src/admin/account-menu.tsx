import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { Check, ChevronDown, Keyboard, LogOut, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { roleName } from '#platform/contract/rights.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { chooseTheme, THEME_LABELS, THEMES, type Theme, useTheme } from '#ui/theme.ts';
import * as say from './messages.ts';

interface Props {
  session: SessionValues;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** The username and role, with the user's own menu. */
export function AccountMenu({ session, onShortcuts, onSignOut }: Props) {
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root>
      <div ref={place} className="account-place">
        <Menu.Trigger className="account">
          <span className="account-name">{session.username}</span>{' '}
          <span className="account-role">({roleName(session.role)})</span>
          <ChevronDown aria-hidden size={16} />
        </Menu.Trigger>
      </div>
      {/* Inside the header, so that landmark navigation finds it. */}
      <Menu.Portal container={place}>
        <Menu.Positioner sideOffset={6} align="end" className="floating">
          <Menu.Popup className="menu">
            <Menu.Group>
              <Menu.GroupLabel className="menu-label">
                {session.username} ({roleName(session.role)})
              </Menu.GroupLabel>
              <Menu.Item className="menu-item" render={<Link to="/admin/account" />}>
                <UserRound aria-hidden size={16} />
                {say.yourAccount()}
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={onShortcuts}>
                <Keyboard aria-hidden size={16} />
                {say.keyboardShortcuts()}
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={onSignOut}>
                <LogOut aria-hidden size={16} />
                {say.signOut()}
              </Menu.Item>
            </Menu.Group>
            <Menu.Separator className="menu-separator" />
            <Menu.Group>
              <Menu.GroupLabel className="menu-label">{say.theme()}</Menu.GroupLabel>
              <Menu.RadioGroup value={theme} onValueChange={(value: Theme) => chooseTheme(value)}>
                {THEMES.map((one) => (
                  <Menu.RadioItem key={one} value={one} className="menu-item">
                    <span className="menu-mark">
                      <Menu.RadioItemIndicator>
                        <Check aria-hidden size={14} />
                      </Menu.RadioItemIndicator>
                    </span>
                    {THEME_LABELS[one]()}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
