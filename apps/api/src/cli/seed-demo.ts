import { readConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { addMissingPeople } from '../features/auth/auth.service.ts';
import { systemClock } from '../lib/clock.ts';
import { makeLog } from '../lib/log.ts';

const PEOPLE = [
  { email: 'family@ismi.example', name: 'Elif', preferredLanguage: 'de', isAdmin: false },
  { email: 'admin@ismi.example', name: 'Yusuf', preferredLanguage: 'tr', isAdmin: true },
] as const;

/** Fills a demo with a family and an administrator. Safe to repeat. */
const config = readConfig();
const { db, close } = openDatabase(config.database.url, 1, makeLog(config.logLevel, 'seed'));
await addMissingPeople(db, systemClock, PEOPLE);
await close();
