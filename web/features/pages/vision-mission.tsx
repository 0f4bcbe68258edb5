type Props = { vision: string; mission: string };

export function VisionMission({ vision, mission }: Props) {
  if (!vision && !mission) return null;
  return (
    <div className="band tight joined">
      <div className="wrap">
        <div className="vm">
          {vision && (
            <div>
              <h2>Our Vision</h2>
              <p>{vision}</p>
            </div>
          )}
          {mission && (
            <div>
              <h2>Our Mission</h2>
              <p>{mission}</p>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
