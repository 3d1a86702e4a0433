const WEEK_MS = 7 * 86_400_000;
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The number that calendars in Germany and Turkey give to the week of a Monday (ISO 8601): that of its Thursday's year. */
export function weekNumberOf(monday: string): number {
  const thursday = at(monday) + 3 * 86_400_000;
  const newYear = at(`${new Date(thursday).getUTCFullYear()}-01-01`);
  return Math.floor((thursday - newYear) / WEEK_MS) + 1;
}
