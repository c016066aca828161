import { database, freshEmail } from './product.ts';

export const password = 'nine-courses';

export async function newMember(accountType: 'cpa' | 'client'): Promise<{ email: string; id: string }> {
  const email = freshEmail();
  const { data, error } = await database().auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { full_name: 'Dana Whitcombe', role: accountType, company: 'Whitcombe & Co' },
  });
  if (error) throw error;
  return { email, id: data.user.id };
}
