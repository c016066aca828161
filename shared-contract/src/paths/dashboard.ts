export const index = '/dashboard';
export const settings = '/dashboard/settings';
export const certificate = '/dashboard/certificate';
export const stories = '/dashboard/stories';
export const story = (id: string) => `/dashboard/stories/${id}` as const;
export const tools = '/dashboard/cpps-tools';
