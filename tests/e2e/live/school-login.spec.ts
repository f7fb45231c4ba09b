import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { enrol, expectEntered, newPerson, schoolName, sessionOf } from "../support/people.ts";
import { quietNotice } from "../support/simulation.ts";

/** Logs in on the school's own page. */
const logInAtSchool = async (page: Page, sub: string, affiliation: string): Promise<void> => {
	await page.getByLabel("Number").fill(sub);
	await page.getByLabel("Affiliation").fill(affiliation);
	await page.getByRole("button", { name: "Log in", exact: true }).click();
};

// The browser logs refused requests.
test.use({ expectedErrors: /status of (403|410|422)/ });

for (const locale of journeyLanguages("fr")) {
	const { account, ownAccount, problems, schoolLogin } = messagesOf(locale);
	const name = schoolName[locale];
	const button = fillIn(account.school.button, { name });

	test(`a school's log-in (${locale}): a pupil gets an account, and logs in from then on`, async ({
		page,
		context,
	}) => {
		const sub = randomUUID();
		await open(page, pathIn(locale, "/login?returnTo=/quiz"));
		await page.getByRole("button", { name: button, exact: true }).click();
		await logInAtSchool(page, sub, "parent");
		await expect(page.getByText(problems.account.provider_role)).toBeVisible();
		expect(new URL(page.url()).search).toBe("");

		await context.clearCookies();
		await open(page, pathIn(locale, "/login?returnTo=/quiz"));
		await page.getByRole("button", { name: button, exact: true }).click();
		await logInAtSchool(page, sub, "student");
		await expect(page.getByRole("heading", { name: schoolLogin.newTitle })).toBeVisible();
		await expect(page.getByLabel(account.firstName, { exact: true })).toHaveValue("Zoé");
		await expectAccessibleInBothThemes(page);
		const submit = page.getByRole("button", { name: schoolLogin.submit, exact: true });
		await submit.click();
		await page.getByLabel(account.email, { exact: true }).fill(`${sub}@school.example`);
		await page.getByText(account.ageBand.bands["15to17"], { exact: true }).click();
		await submit.click();
		// The page that schools send people back to has one address: it is in the language that the device keeps.
		await expectEntered(page, "/quiz");
		expect(await sessionOf(context.request)).toMatchObject({ role: "student", firstName: "Zoé" });

		await context.clearCookies({ name: "spectra-session" });
		await open(page, pathIn(locale, "/login?returnTo=/quiz"));
		await page.getByRole("button", { name: button, exact: true }).click();
		await logInAtSchool(page, sub, "student");
		await expectEntered(page, "/quiz");
		await expect(quietNotice(page).getByText(account.login.done)).toBeVisible();
	});

	test(`a school's log-in (${locale}): a student adds it to an account, and removes it`, async ({
		page,
		context,
	}) => {
		const person = newPerson();
		await enrol(context.request, person);
		await open(page, pathIn(locale, "/account"));
		const part = section(page, ownAccount.providers.title);
		const add = part.getByRole("button", { name: fillIn(ownAccount.providers.addNamed, { name }) });
		const fold = part.getByRole("heading", { name: ownAccount.providers.title });
		await fold.click();
		await add.click();
		await part.getByLabel(ownAccount.providers.password, { exact: true }).fill(person.password);
		await expectAccessibleInBothThemes(page);
		await part.getByRole("button", { name: fillIn(ownAccount.providers.toProvider, { name }) }).click();
		await logInAtSchool(page, randomUUID(), "student");
		await expectEntered(page, "/account");
		await fold.click();
		await expect(part.getByText(ownAccount.providers.linked, { exact: true })).toBeVisible();
		await part.getByRole("button", { name: fillIn(ownAccount.providers.removeNamed, { name }) }).click();
		await expect(quietNotice(page).getByText(ownAccount.providers.removed)).toBeVisible();
		await expect(add).toBeVisible();
	});
}
