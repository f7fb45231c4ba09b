import { fillIn } from "../../../src/content/messages/mail.ts";
import { readLocalValue } from "../support/browser-storage.ts";
import { careerIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import {
	accountForm,
	enrol,
	expectEntered,
	expectErased,
	newPerson,
	sendForm,
	sessionOf,
	typeSignUp,
} from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of (401|410|422)/ });

for (const locale of journeyLanguages("fr")) {
	const { account, common, consultations, dashboard, guest, links, ownAccount, problems, subscription } =
		messagesOf(locale);

	test(`under 15 (${locale}): nothing is stored until a parent agrees by the link in the mail`, async ({
		page,
		context,
		browser,
	}) => {
		test.slow();
		const child = newPerson("Lea");
		const parent = newPerson("Emmy");
		await open(page, pathIn(locale, "/login?tab=signup"));
		await typeSignUp(page, locale, child, { ageBand: "under15", guardianEmail: child.email });
		await expectAccessibleInBothThemes(page);
		await sendForm(page, locale, "signup");
		await expect(errorNotice(page).getByText(problems.account.guardian_email_own)).toBeVisible();
		await accountForm(page).getByLabel(account.guardianEmail, { exact: true }).fill(parent.email);
		await sendForm(page, locale, "signup");
		await expectEntered(page, pathIn(locale, "/dashboard"));
		await expect(page.getByText(dashboard.pending.title)).toBeVisible();
		await expect(page.getByText(dashboard.own.none)).toBeVisible();
		await expect(page.getByText(dashboard.sample.student)).toHaveCount(0);
		await expectAccessibleInBothThemes(page);

		await open(page, pathIn(locale, "/career/ecologist"));
		await page.getByRole("button", { name: common.card.save, exact: true }).click();
		await expect(page.getByRole("button", { name: common.card.saved, exact: true })).toBeVisible();
		expect(await readLocalValue(page, "guest")).toMatchObject({ saved: ["ecologist"] });
		expect((await context.request.get("/api/saved-careers")).status()).toBe(403);

		// Actions that would be refused are not offered.
		for (const path of ["/consultations", "/subscription"]) {
			await open(page, pathIn(locale, path));
			await expect(page.getByText(problems.consentFirst.text)).toBeVisible();
			for (const name of [consultations.gate.upgrade, subscription.subscribe])
				await expect(
					page
						.getByRole("main")
						.getByRole("link", { name, exact: true })
						.or(page.getByRole("button", { name, exact: true })),
				).toHaveCount(0);
			await expectAccessibleInBothThemes(page);
		}

		await open(page, pathIn(locale, "/account"));
		await expect(page.getByText(fillIn(ownAccount.consent.pending, { email: parent.email }))).toBeVisible();
		await expect(page.getByRole("heading", { name: ownAccount.plan.title, exact: true })).toBeVisible();
		await expect(page.getByRole("heading", { name: ownAccount.guardian.title, exact: true })).toHaveCount(0);
		await expectAccessibleInBothThemes(page);

		const mail = await mailTo(parent.email, "consent");
		expect(mail).toContain(child.firstName);
		const home = await browser.newContext();
		const letter = await home.newPage();
		await open(letter, linkIn(mail));
		await expect(letter.getByRole("heading", { level: 1 })).toHaveText(
			fillIn(links.consent.title, { name: child.firstName }),
		);
		await expect(letter).toHaveURL(pathIn(locale, "/consent"));
		await expectAccessibleInBothThemes(letter);
		await letter.getByRole("button", { name: links.consent.give, exact: true }).click();
		await expect(letter.getByRole("heading", { level: 1 })).toHaveText(links.consent.givenTitle);
		await expectAccessibleInBothThemes(letter);

		await open(page, pathIn(locale, "/account"));
		const question = page.getByRole("dialog", { name: guest.title });
		await question.getByRole("button", { name: guest.yes }).click();
		await expect(quietNotice(page).getByText(guest.moved)).toBeVisible();
		await expect(page.getByText(ownAccount.consent.given)).toBeVisible();
		// The same parent is proposed as guardian for payments, and asked only on request.
		await expect(page.getByLabel(ownAccount.guardian.address, { exact: true })).toHaveValue(parent.email);
		await open(page, pathIn(locale, "/dashboard"));
		await expect(
			section(page, dashboard.own.careers.title).getByRole("link", {
				name: careerIn(locale, "ecologist").title,
			}),
		).toBeVisible();

		// The same link withdraws the consent: the account is erased at once.
		await open(letter, linkIn(mail));
		await expect(letter.getByRole("heading", { level: 1 })).toHaveText(
			fillIn(links.consent.withdrawTitle, { name: child.firstName }),
		);
		await letter.getByRole("button", { name: links.consent.withdraw }).click();
		const sure = letter.getByRole("dialog");
		await expect(sure.getByRole("button", { name: common.cancel })).toBeFocused();
		await expectAccessibleInBothThemes(letter);
		await sure.getByRole("button", { name: links.consent.confirm, exact: true }).click();
		await expect(letter.getByRole("heading", { level: 1 })).toHaveText(links.consent.refusedTitle);
		expect(await sessionOf(context.request)).toBeNull();
		await home.close();
	});

	test(`under 15 (${locale}): a refusal erases the account, and the link cannot be used again`, async ({
		page,
		browser,
	}) => {
		const child = newPerson("Noe");
		const parent = newPerson("Marie");
		const school = await browser.newContext();
		await enrol(school.request, child, {
			ageBand: "under15",
			guardianEmail: parent.email,
			locale,
		});
		const link = linkIn(await mailTo(parent.email, "consent"));
		await open(page, link.slice(0, -1));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.damaged.title);
		await expectAccessibleInBothThemes(page);
		// A mail scanner encodes the sign #, and a sentence adds a full stop.
		await open(page, `${link.replace("#", "%23")}.`);
		await expect(page).toHaveURL(pathIn(locale, "/consent"));
		await page.getByRole("button", { name: links.consent.refuse, exact: true }).click();
		await page.getByRole("dialog").getByRole("button", { name: links.consent.confirm, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.consent.refusedTitle);
		await expect(page.getByText(fillIn(links.consent.refusedText, { name: child.firstName }))).toBeVisible();
		expect(await sessionOf(school.request)).toBeNull();
		await expectErased(school.request, child);
		await open(page, link);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(links.consent.invalidTitle);
		await expectAccessibleInBothThemes(page);
		await school.close();
	});
}
