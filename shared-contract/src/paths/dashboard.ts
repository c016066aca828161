export const index = '/dashboard';
export const settings = '/dashboard/settings';
export const certificate = '/dashboard/certificate';
