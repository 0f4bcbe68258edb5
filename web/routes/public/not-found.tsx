import { data, Link } from 'react-router';

export const loader = () => data(null, { status: 404 });
export const meta = () => [{ title: 'Page Not Found' }];

export default function NotFound() {
  return (
    <section className="wrap band">
      <h1>Page Not Found</h1>
      <p>404: there is nothing at this address.</p>
      <Link to="/">Home</Link>
    </section>
  );
}
