interface RetainedData {
  /** The key of its row on the privacy page. */
  topic: string;
  tables: readonly string[];
  /** `books`: as long as accounting law requires, and anonymous once the account is deleted. */
  kept: { days: number } | 'with-the-account' | 'books' | 'lasting';
}

/**
 * How long data is retained, as shown on the privacy page. A check compares every line with the declarations of its tables, so a
 * new table or a changed retention has to be added here.
 */
export const RETAINED_DATA: readonly RetainedData[] = [
  {
    topic: 'account',
    tables: ['users', 'suggestion_consents', 'account_deletions'],
    kept: 'with-the-account',
  },
  { topic: 'sessions', tables: ['sessions'], kept: { days: 7 } },
  { topic: 'proofs', tables: ['email_proofs'], kept: { days: 7 } },
  {
    topic: 'secondFactor',
    tables: ['second_factors', 'recovery_codes'],
    kept: 'with-the-account',
  },
  { topic: 'lookups', tables: ['name_receipts'], kept: 'with-the-account' },
  { topic: 'likes', tables: ['favorites', 'name_ratings'], kept: 'with-the-account' },
  {
    topic: 'lists',
    tables: ['suggestions', 'suggestion_rounds', 'suggestion_reactions'],
    kept: 'with-the-account',
  },
  { topic: 'runs', tables: ['suggestion_runs'], kept: { days: 30 } },
  { topic: 'actKeys', tables: ['op_keys'], kept: { days: 30 } },
  {
    topic: 'consulting',
    tables: ['consulting_requests', 'appointments'],
    kept: 'with-the-account',
  },
  { topic: 'contact', tables: ['contact_messages'], kept: { days: 365 } },
  { topic: 'reports', tables: ['name_reports'], kept: { days: 365 } },
  { topic: 'withdrawals', tables: ['withdrawals'], kept: { days: 2192 } },
  { topic: 'exports', tables: ['data_exports'], kept: { days: 7 } },
  { topic: 'holds', tables: ['credit_holds'], kept: { days: 90 } },
  {
    topic: 'books',
    tables: [
      'credit_accounts',
      'credit_entries',
      'payments',
      'refunds',
      'disputes',
      'payment_problem_marks',
    ],
    kept: 'books',
  },
  { topic: 'audit', tables: ['audit_changes'], kept: 'books' },
  { topic: 'welcome', tables: ['welcome_claims'], kept: 'lasting' },
  { topic: 'welcomeCounts', tables: ['welcome_counts'], kept: { days: 32 } },
  {
    topic: 'guards',
    tables: ['guard_counters', 'free_model_calls', 'free_model_networks'],
    kept: { days: 2 },
  },
  { topic: 'wishes', tables: ['wanted_names'], kept: { days: 90 } },
  { topic: 'events', tables: ['paypal_events', 'paypal_differences'], kept: { days: 400 } },
];
