import type { Account } from '@ismi/contract';

/** An account with a verified address and unspent welcome credits. */
export const TEST_ACCOUNT: Account = {
  id: '0198c0de-0000-7000-8000-000000000000',
  email: 'elif@family.example',
  name: 'Elif',
  phone: null,
  credits: 25,
  preferred_language: 'tr',
  email_verified: true,
  auth_provider: 'email',
  has_password: true,
  is_active: true,
  isAdmin: false,
  created_at: '2026-03-01T09:00:00.000Z',
};
