/** Seven hills that rise and sink while it is found out who is there. */
export function HillsLoading({ label = 'One moment: we are looking whether you are signed in.' }) {
  return (
    <div className="hills-loading" role="status" data-app="now">
      <div className="hills-loading-row" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((hill) => (
          <i key={hill} />
        ))}
      </div>
      <p>{label}</p>
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
    </div>
  );
}
