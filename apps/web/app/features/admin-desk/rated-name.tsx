import { Link } from 'react-router';

/** A name, and the way to its page, which opens in whichever language its reader has chosen. */
export const RatedName = ({ nameId, name }: { nameId: string; name: string }) => (
  <Link to={`/names/${nameId}`} reloadDocument className="link font-semibold">
    <bdi>{name}</bdi>
  </Link>
);
