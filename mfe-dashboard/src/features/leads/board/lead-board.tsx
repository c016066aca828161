export function LeadBoard(_: Record<string, unknown>) { return null; }
