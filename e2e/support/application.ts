import type { Locator, Page } from '@playwright/test';

export const applicationForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Application for certification' });

export async function fillInPerson(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Orla');
  await form.getByLabel('Last name').fill('Brandt');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('(615) 555-0177');
}

export async function fillInCpa(form: Locator): Promise<void> {
  await form.getByLabel('Firm name').fill('Brandt & Partners');
  await form.getByLabel('Title').fill('Partner');
  await form.getByLabel('Years of experience').selectOption('3-5');
  await form.getByLabel('License number').fill('OH-20410');
  await form.getByLabel('State of license').selectOption('Ohio');
  await form.getByLabel('Current annual revenue').selectOption('250k-500k');
  await form.getByLabel('Target annual revenue').selectOption('1m-2m');
  await form.getByLabel('What types of clients do you serve?').fill('Dentists and their practices.');
  await form.getByLabel('What is your biggest challenge?').fill('Advice is inside the price of the return.');
  await form.getByLabel('Why are you applying?').fill('To plan the year before it ends.');
  await form.getByLabel(/^I commit to the 14-week program/).check();
  await form.getByLabel(/^My answers are true/).check();
}

export async function fillInOwner(form: Locator): Promise<void> {
  await form.getByLabel('Business Owner / Client').check();
  await form.getByLabel('Business name').fill('Brandt Joinery');
  await form.getByLabel('Annual revenue', { exact: true }).selectOption('500k-2m');
  await form.getByLabel('What are you interested in?').fill('A pension for two partners.');
}
