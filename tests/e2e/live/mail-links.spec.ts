import { fillIn } from "../../../src/content/messages/mail.ts";
import { countMails, linkIn, mailTo } from "../support/mailbox.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { accountForm, enrol, sendForm, sessionOf, signInBy, somebody } from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser's own line about an answer that says no.
test.use({ expectedErrors: /status of (401|410|422)/ });

for (const locale of ["en", "fr"] as const) {
	const { account, guardian, links, ownAccount, problems } = messagesOf(locale);

	test(`reset (${locale}): a forgotten password is chosen anew by a link, which works once and ends every session`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const person = somebody();
		const elsewhere = await browser.newContext();
		await enrol(elsewhere.request, person, { locale });
		await open(page, pathIn(locale, "/login"));
		await page.getByRole("link", { name: account.forgotPassword }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.reset.askTitle);
		await expectAccessible(page);
		const stranger = somebody("Nobody");
		for (const email of [stranger.email, person.email]) {
			await page.getByLabel(links.reset.email, { exact: true }).fill(email);
			await page.getByRole("button", { name: links.reset.ask, exact: true }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.reset.askedTitle);
			await expect(page.getByText(fillIn(links.reset.askedText, { email }))).toBeVisible();
			if (email === stranger.email)
				await page.getByRole("button", { name: links.reset.askAgain, exact: true }).click();
		}
		await expectAccessible(page);
		const link = linkIn(await mailTo(person.email, "resetPassword"));
		expect(await countMails(stranger.email, "resetPassword")).toBe(0);

		await open(page, link);
		await expect(page).toHaveURL(pathIn(locale, "/reset-password"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.reset.setTitle);
		await expectAccessible(page);
		const field = page.getByLabel(links.reset.password, { exact: true });
		await field.fill("short");
		await page.getByRole("button", { name: links.reset.set, exact: true }).click();
		await expect(errorNotice(page).getByText(problems.account.password_short)).toBeVisible();
		await expect(field).toBeFocused();
		const renewed = { ...person, password: "difference engine no 2" };
		await field.fill(renewed.password);
		await page.getByRole("button", { name: links.reset.set, exact: true }).click();
		await expect(page).toHaveURL(pathIn(locale, "/login"));
		await expect(quietNotice(page).getByText(links.reset.done)).toBeVisible();
		expect(await sessionOf(elsewhere.request)).toBeNull();

		await accountForm(page).getByLabel(account.email, { exact: true }).fill(person.email);
		await accountForm(page).getByLabel(account.password, { exact: true }).fill(person.password);
		await sendForm(page, locale, "login");
		await expect(errorNotice(page).getByText(problems.account.credentials_wrong)).toBeVisible();
		await signInBy(elsewhere.request, renewed);

		await open(page, link);
		await field.fill("yet another long one");
		await page.getByRole("button", { name: links.reset.set, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.reset.invalidTitle);
		await expectAccessible(page);
		await elsewhere.close();
	});

	test(`confirm (${locale}): the link of the mail confirms the address, once`, async ({ page, context }) => {
		const person = somebody();
		await enrol(context.request, person, { locale });
		await open(page, pathIn(locale, "/account"));
		await expect(page.getByText(ownAccount.unverified.title)).toBeVisible();
		const first = linkIn(await mailTo(person.email, "verifyEmail"));
		await page.getByRole("button", { name: ownAccount.unverified.resend, exact: true }).click();
		await expect(quietNotice(page).getByText(ownAccount.unverified.sent)).toBeVisible();
		const second = linkIn(await mailTo(person.email, "verifyEmail", 1));

		await open(page, first);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.verify.invalidTitle);
		await expectAccessible(page);
		await open(page, second);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.verify.doneTitle);
		await expect(page).toHaveURL(pathIn(locale, "/verify-email"));
		await expectAccessible(page);
		await open(page, pathIn(locale, "/account"));
		await expect(page.getByText(person.email)).toBeVisible();
		await expect(page.getByText(ownAccount.unverified.title)).toHaveCount(0);
	});

	for (const [path, title] of [
		["/verify-email", links.verify.missingTitle],
		["/consent", links.consent.missingTitle],
		["/guardian", guardian.missingTitle],
		["/reset-password", links.reset.askTitle],
	] as const)
		test(`${path} without a token (${locale}) says where its link is`, async ({ page }) => {
			await open(page, pathIn(locale, path));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
			await expectAccessible(page);
		});
}
