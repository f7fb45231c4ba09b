import { fillIn } from "../../../src/content/messages/mail.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { takePremium } from "../support/members.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of (401|403|410|422)/ });

for (const locale of journeyLanguages("en")) {
	const { common, guardian, ownAccount, problems } = messagesOf(locale);

	test(`guardian (${locale}): a guardian named on the account page agrees by the link in the mail, and withdraws by it`, async ({
		page,
		context,
		browser,
	}) => {
		test.slow();
		const student = newPerson("Lea");
		const parent = newPerson("Emmy");
		const name = { name: student.firstName };
		await enrol(context.request, student, { ageBand: "15to17", locale });
		await open(page, pathIn(locale, "/account#guardian"));
		await expect(page.getByRole("heading", { name: ownAccount.guardian.title })).toBeFocused();
		const part = page.getByRole("region", { name: ownAccount.guardian.title });
		const address = part.getByLabel(ownAccount.guardian.address, { exact: true });
		await address.fill(student.email);
		await part.getByRole("button", { name: ownAccount.guardian.ask, exact: true }).click();
		await expect(errorNotice(page).getByText(problems.account.guardian_email_own)).toBeVisible();
		await expect(address).toBeFocused();
		await address.fill(parent.email);
		await part.getByRole("button", { name: ownAccount.guardian.ask, exact: true }).click();
		await expect(quietNotice(page).getByText(ownAccount.guardian.asked)).toBeVisible();
		await expect(
			part.getByText(fillIn(ownAccount.guardian.pendingText, { email: parent.email })),
		).toBeVisible();
		await expectAccessibleInBothThemes(page);

		const link = linkIn(await mailTo(parent.email, "guardian"));
		const home = await browser.newContext();
		const letter = await home.newPage();
		const heading = letter.getByRole("heading", { level: 1 });
		await open(letter, link);
		await expect(heading).toHaveText(fillIn(guardian.title, name));
		await expect(letter).toHaveURL(pathIn(locale, "/guardian"));
		await expectAccessibleInBothThemes(letter);
		await letter.getByRole("button", { name: guardian.confirm, exact: true }).click();
		await expect(heading).toHaveText(guardian.confirmedTitle);
		await expectAccessibleInBothThemes(letter);

		await page.reload();
		await expect(
			part.getByText(fillIn(ownAccount.guardian.confirmed, { email: parent.email })),
		).toBeVisible();
		await takePremium(context.request);

		await open(letter, link);
		await expect(heading).toHaveText(fillIn(guardian.leaveTitle, name));
		await letter.getByLabel(guardian.receipts.payer).fill("Emmy Noether");
		await expectAccessibleInBothThemes(letter);
		await letter.getByRole("button", { name: guardian.receipts.open, exact: true }).click();
		await expect(letter.getByText("Emmy Noether")).toBeVisible();
		await expectAccessibleInBothThemes(letter);
		await letter.getByRole("button", { name: guardian.receipts.back, exact: true }).click();
		await expect(letter.getByRole("link", { name: guardian.dataLink })).toBeVisible();
		await letter.getByRole("button", { name: guardian.leave, exact: true }).click();
		const sure = letter.getByRole("dialog");
		await expect(sure.getByRole("button", { name: common.cancel })).toBeFocused();
		await expectAccessibleInBothThemes(letter);
		await sure.getByRole("button", { name: guardian.sure, exact: true }).click();
		await expect(heading).toHaveText(guardian.leftTitle);
		const plan = await (await context.request.get("/api/subscription")).json();
		expect(plan).toMatchObject({ isPremium: true, details: { cancelAtPeriodEnd: true } });
		await home.close();
	});

	test(`guardian (${locale}): a refusal keeps free features, and the link cannot be used again`, async ({
		page,
		browser,
	}) => {
		const student = newPerson("Noe");
		const parent = newPerson("Marie");
		const school = await browser.newContext();
		await enrol(school.request, student, { ageBand: "15to17", locale });
		const asked = await school.request.post("/api/account/guardian", {
			headers: fromOwnPage,
			data: { guardianEmail: parent.email },
		});
		expect(asked.status()).toBe(204);
		const link = linkIn(await mailTo(parent.email, "guardian"));
		const heading = page.getByRole("heading", { level: 1 });
		await open(page, link);
		await page.getByRole("button", { name: guardian.refuse, exact: true }).click();
		const sure = page.getByRole("dialog");
		await expect(sure).toContainText(fillIn(guardian.refuseSureText, { name: student.firstName }));
		await sure.getByRole("button", { name: guardian.refuseSure, exact: true }).click();
		await expect(heading).toHaveText(guardian.refusedTitle);
		await expectAccessibleInBothThemes(page);
		const guardianship = await (await school.request.get("/api/account/guardian")).json();
		expect(guardianship).toEqual({ state: "missing", email: null });
		await open(page, link);
		await expect(heading).toHaveText(guardian.usedTitle);
		await expectAccessibleInBothThemes(page);
		await school.close();
	});

	test(`guardian (${locale}): a guardian invites a second one and changes their own address; either withdraws without ending anything @long`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const { links } = messagesOf(locale);
		const { two, address } = links.consent;
		const student = newPerson("Lea");
		const name = { name: student.firstName };
		const [first, second, moved] = [newPerson("Emmy"), newPerson("Max"), newPerson("Emma")];
		const school = await browser.newContext();
		await enrol(school.request, student, { ageBand: "15to17", locale });
		await school.request.post("/api/account/guardian", {
			headers: fromOwnPage,
			data: { guardianEmail: first.email },
		});
		const link = linkIn(await mailTo(first.email, "guardian"));
		const heading = page.getByRole("heading", { level: 1 });
		await open(page, link);
		await page.getByRole("button", { name: guardian.confirm, exact: true }).click();
		await expect(heading).toHaveText(guardian.confirmedTitle);

		await open(page, link);
		await page.getByText(two.invite.title).click();
		const invited = page.getByLabel(two.invite.label);
		await invited.fill(first.email);
		await page.getByRole("button", { name: two.invite.submit, exact: true }).click();
		await expect(errorNotice(page).getByText(problems.account.adult_email_known)).toBeVisible();
		await expect(invited).toBeFocused();
		await invited.fill(second.email);
		await page.getByRole("button", { name: two.invite.submit, exact: true }).click();
		await expect(quietNotice(page).getByText(two.sent)).toBeVisible();
		await page.getByText(two.move.title).click();
		await expectAccessibleInBothThemes(page);
		await page.getByLabel(two.move.label).fill(moved.email);
		await page.getByRole("button", { name: two.move.submit, exact: true }).click();
		await expect(
			quietNotice(page).getByText(fillIn(two.move.sentText, { email: moved.email })),
		).toBeVisible();

		await open(page, linkIn(await mailTo(moved.email, "adultAddress")));
		await expect(heading).toHaveText(fillIn(address.newTitle, name));
		await expectAccessibleInBothThemes(page);
		await page.getByRole("button", { name: address.agree, exact: true }).click();
		await expect(heading).toHaveText(address.agreedTitle);
		await open(page, link);
		await expect(heading).toHaveText(guardian.invalidTitle);

		await open(page, linkIn(await mailTo(second.email, "guardian")));
		await page.getByRole("button", { name: guardian.confirm, exact: true }).click();
		await expect(heading).toHaveText(guardian.confirmedTitle);
		await open(page, linkIn(await mailTo(moved.email, "parentLink")));
		await expect(page.getByText(fillIn(two.agreed, name))).toBeVisible();
		await page.getByRole("button", { name: guardian.leave, exact: true }).click();
		await expect(page.getByRole("dialog")).toContainText(fillIn(guardian.stayText, name));
		await page.getByRole("dialog").getByRole("button", { name: guardian.sure, exact: true }).click();
		await expect(page.getByText(fillIn(guardian.leftToOtherText, name))).toBeVisible();
		const guardianship = await (await school.request.get("/api/account/guardian")).json();
		expect(guardianship).toEqual({ state: "confirmed", email: second.email });

		// The old address takes its place back.
		await open(page, linkIn(await mailTo(first.email, "adultAddress", 1)));
		await expect(heading).toHaveText(fillIn(address.changedTitle, name));
		await page.getByRole("button", { name: address.takeBack, exact: true }).click();
		await expect(heading).toHaveText(address.keptTitle);
		await expectAccessibleInBothThemes(page);
		await school.close();
	});
}
