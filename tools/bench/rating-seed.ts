import { withClient } from '../stack/with-client.ts';

const PEOPLE = 20_000;

/** Users by number, so that pgbench can compute their ids. */
export const PERSON = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

/**
 * Inserts ratings over 90 days, each user and name once, the first names most often; with the counters and leaderboard that
 * triggers and job would produce, because millions of single inserts would take an hour.
 */
export const seedRatings = (databaseUrl: string, count: number) =>
  withClient(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into users (id, email, name, preferred_language, created_at)
      select ${PERSON('n')}, n || '@bench.example', 'Elif', 'de', now() - interval '1 year'
      from generate_series(1, ${PEOPLE}) n on conflict do nothing`,
    );
    await client.query(
      `insert into name_ratings (user_id, name_id, stars, rated_on, created_at, updated_at)
      select ${PERSON('person')}, id, 1 + (person * place) % 5, moment::date, moment, moment
      from (select id, row_number() over (order by id) as place from names) named,
        generate_series(1, $1::int / (select count(*) from names)::int) person,
        lateral (select now() - interval '2 days' - make_interval(hours => ((person * 7 + place * 13) % 2100)::int) as moment) at`,
      [count],
    );
    await client.query(
      'insert into rating_days select rated_on, name_id, count(*), sum(stars) from name_ratings group by 1, 2',
    );
    await client.query(
      'insert into rating_totals select name_id, count(*), sum(stars) from name_ratings group by 1',
    );
    await client.query('vacuum analyze name_ratings');
    await client.query('vacuum analyze');
  });

/** The same table without triggers and indexes, for bare inserts. */
export const makeBareTable = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    await client.query('create table bare_ratings (like name_ratings including all)');
    await client.query(
      `alter table bare_ratings add foreign key (user_id) references users (id) on delete cascade,
      add foreign key (name_id) references names (id)`,
    );
    await client.query('insert into bare_ratings select * from name_ratings');
    await client.query('vacuum analyze bare_ratings');
  });
