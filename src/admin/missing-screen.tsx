import { Link } from '@tanstack/react-router';

export function MissingScreen() {
  return (
    <main className="alone">
      <title>Not found · Admin</title>
      <h1>There is nothing at this address.</h1>
      <p>
        It may have been mistyped, or what it led to is gone.{' '}
        <Link to="/admin/dashboard">Back to the dashboard</Link>
      </p>
    </main>
  );
}
