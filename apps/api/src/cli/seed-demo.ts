import { addDays, newPassword, SLOT_TIME_ZONE, SLOT_WINDOW_DAYS } from '@ismi/contract';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { addMissingAccounts } from '../features/auth/operator-accounts.service.ts';
import { ensureSecondFactor } from '../features/auth/second-factor.service.ts';
import { addMissingSlots } from '../features/consulting/slots.service.ts';
import { addFavorite } from '../features/favorites/favorites.service.ts';
import { aggregateRatings } from '../features/ratings/leaderboard.service.ts';
import { rateName } from '../features/ratings/ratings.service.ts';
import { dayIn } from '../lib/calendar-day.ts';
import { systemClock } from '../lib/clock.ts';
import { makeLog } from '../lib/log.ts';

const RATED = [
  'Zeynep',
  'yusuf',
  'maryam',
  'ayman',
  'nur',
  'umar',
  'elif',
  'hamza',
  'kawthar',
  'yahya',
  'musa',
  'Safiya',
];
const KEPT = ['Zeynep', 'Safiya', 'yahya'];

/** `seed-demo.ts <password>` fills a demo with a family and an administrator who share that password, with favourites and ratings, and with bookable hours. Safe to repeat. */
const password = newPassword.parse(process.argv[2]);
const config = readConfig();
const { db, close } = openDatabase(config.database.url, 1, makeLog(config.logLevel, 'seed'));
const deps = { db, config, clock: systemClock };
const people = await addMissingAccounts(deps, [
  { email: 'family@ismi.example', name: 'Elif', password, preferredLanguage: 'de', isAdmin: false },
  { email: 'admin@ismi.example', name: 'Yusuf', password, preferredLanguage: 'tr', isAdmin: true },
]);
const tomorrow = addDays(dayIn(SLOT_TIME_ZONE, systemClock.now()), 1);
const days = Array.from({ length: SLOT_WINDOW_DAYS }, (_, index) => addDays(tomorrow, index));
const HOURS = ['10:00', '11:00', '12:00', '13:00', '14:00', '16:00', '17:00', '18:00'];
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
await addMissingSlots(
  { db, clock: systemClock },
  days
    .filter((day) => !isWeekend(day))
    .flatMap((slotDate) => HOURS.map((slotTime) => ({ slotDate, slotTime, maxAppointments: 1 }))),
);
// Their ratings and favourites, created in the regular way: a demo without them would show only empty lists.
for (const [who, userId] of people.entries()) {
  for (const [place, name] of RATED.slice(who * 3).entries()) {
    const feedback = place === 0 ? 'Unsere Großmutter hieß so.' : undefined;
    await rateName(deps, { userId, name, stars: place < 6 ? 5 : 4, feedback });
  }
}
const [family = '', administrator = ''] = people;
for (const name of KEPT) {
  await addFavorite(deps, { actorId: family, userId: family, locale: 'de', wish: { name } });
}
await aggregateRatings(deps);
// For trying the demo: typed into an authenticator app by hand.
const secret = await ensureSecondFactor(deps, administrator);
console.log(`The administrator’s second factor, for an authenticator app: ${secret}`);
await close();
