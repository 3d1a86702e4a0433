const WEEK_MS = 7 * 86_400_000;
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The ISO 8601 week number of a Monday, as used in Germany and Turkey: it belongs to the year of the week's Thursday. */
export function weekNumberOf(monday: string): number {
  const thursday = at(monday) + 3 * 86_400_000;
  const newYear = at(`${new Date(thursday).getUTCFullYear()}-01-01`);
  return Math.floor((thursday - newYear) / WEEK_MS) + 1;
}
