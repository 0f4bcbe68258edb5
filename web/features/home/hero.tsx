import { Link } from 'react-router';

export function Hero({ motto }: { motto: string }) {
  return (
    <section className="wrap band">
      <h1>{motto}</h1>
      <p className="row">
        <Link className="button" to="/admissions">
          Read More
        </Link>
        <Link className="button" to="/apply">
          Get Started
        </Link>
      </p>
    </section>
  );
}
