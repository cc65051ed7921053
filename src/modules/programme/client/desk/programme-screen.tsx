import { Screen } from '#ui/admin/screen.tsx';

export function ProgrammeScreen() {
  return (
    <Screen title="Programme">
      <p>No session has been planned yet.</p>
    </Screen>
  );
}
