const facilities = ['Books & Library', 'Sports', 'Information Technology'];

export function Facilities() {
  return (
    <section className="wrap band" aria-labelledby="facilities-title">
      <h2 id="facilities-title">Our Facilities</h2>
      <ul>
        {facilities.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
