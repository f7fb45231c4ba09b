import { fillIn, mailMessages } from "../../../src/content/messages/mail.ts";
import { readLocal } from "../support/browser-storage.ts";
import { careerIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { countMails, linkIn, mailTo } from "../support/mailbox.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { newPerson } from "../support/people.ts";
import { answersAt, putFinishedQuiz, resultsOf, topCareerTitles } from "../support/quiz-answers.ts";
import { quietNotice } from "../support/simulation.ts";

for (const locale of journeyLanguages("fr"))
	test(`result mail (${locale}): a guest gets the results by mail, the server keeps nothing, and the link shows them again`, async ({
		page,
		browser,
	}) => {
		const { results } = messagesOf(locale);
		const { email } = newPerson();
		await putFinishedQuiz(page, answersAt());
		await open(page, pathIn(locale, "/results"));
		await page.getByRole("button", { name: results.actions.email }).click();
		const dialog = page.getByRole("dialog", { name: results.email.title });
		await expect(dialog.getByText(results.email.description)).toBeVisible();
		await dialog.getByLabel(results.email.name, { exact: true }).fill("Ada Lovelace");
		await dialog.getByLabel(results.email.address, { exact: true }).fill(email);
		await expectAccessibleInBothThemes(page);
		await dialog.getByRole("button", { name: results.email.send, exact: true }).click();
		await expect(quietNotice(page).getByText(fillIn(results.email.queuedText, { email }))).toBeVisible();
		await expect(dialog).toHaveCount(0);
		expect(await readLocal(page, "userInfo")).toBeNull();

		const mail = await mailTo(email, "results");
		const titles = resultsOf(answersAt()).topCareers.map((id) => careerIn(locale, id as "ecologist").title);
		for (const title of titles) expect(mail).toContain(title);
		expect(mail).toContain(mailMessages[locale].results.note);
		// An unticked box asks for nothing.
		expect(await countMails(email, "updatesConfirm")).toBe(0);

		// Shared results open in the language of the reader's browser.
		const elsewhere = await browser.newContext({ locale });
		const other = await elsewhere.newPage();
		await open(other, linkIn(mail));
		await expect(topCareerTitles(other)).toHaveText(titles);
		await elsewhere.close();
	});
