export const index = '/dashboard';
export const settings = '/dashboard/settings';
