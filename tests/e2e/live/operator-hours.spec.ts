import { randomUUID } from "node:crypto";
import { fillIn } from "../../../src/content/messages/mail.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { mailTo } from "../support/mailbox.ts";
import { admin, researcherFile } from "../support/operator.ts";
import { openDesk } from "../support/operator-desk.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";

// Hours that are not written as they have to be.
test.use({ expectedErrors: /status of 422/ });

for (const locale of journeyLanguages("en")) {
	const { operator, problems } = messagesOf(locale);

	test(`operator (${locale}): the hours of a researcher are set at the desk, and a day is closed and taken back`, async ({
		page,
	}) => {
		const { researchers } = operator;
		const id = `hours-${randomUUID().slice(0, 8)}`;
		const email = `${id}@lab.example`;
		await admin(["researchers", "add", "-"], await researcherFile("biotechnologist", { id, email }));
		await openDesk(page, locale);
		await open(page, pathIn(locale, "/operator#researchers"));
		const entry = page.getByRole("listitem").filter({ hasText: email });
		await entry.locator("summary", { hasText: researchers.hours }).click();
		await expect(entry.getByText(researchers.noHours)).toBeVisible();
		const dialog = page.getByRole("dialog");
		const begin = (label: string) => entry.getByRole("button", { name: new RegExp(`^${label}`) }).click();
		const finish = (label: string) => dialog.getByRole("button", { name: label, exact: true }).click();

		await begin(researchers.setHours);
		await dialog.getByRole("textbox").fill("someday 09:00-12:00");
		await finish(researchers.setHours);
		await expect(page.getByText(problems.operator.input_invalid)).toBeVisible();
		await expect(dialog.getByRole("textbox")).toHaveValue("someday 09:00-12:00");
		await dialog.getByRole("textbox").fill("mon,thu 09:00-12:00");
		await finish(researchers.setHours);
		await expect(dialog).toHaveCount(0);
		for (const day of ["mon", "thu"]) await expect(entry.getByText(`${day} 09:00-12:00`)).toBeVisible();

		const day = `${new Date().getUTCFullYear() + 1}-07-14`;
		await begin(researchers.closeDay);
		await dialog.getByLabel(researchers.day, { exact: true }).fill(day);
		await finish(researchers.closeDay);
		await expect(entry.getByText(day)).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await begin(researchers.usualDay);
		await dialog.getByLabel(researchers.day, { exact: true }).fill(day);
		await finish(researchers.usualDay);
		await expect(entry.getByText(day)).toHaveCount(0);
		expect(await admin(["availability", "show", id])).toContain("thu 09:00-12:00");
	});

	test(`operator (${locale}): an issue of the newsletter is written at the desk and sent to its writer first`, async ({
		page,
	}) => {
		const { newsletter } = operator;
		const to = `writer-${randomUUID()}@example.org`;
		await openDesk(page, locale);
		await open(page, pathIn(locale, "/operator#newsletter"));
		const sending = page.getByRole("button").filter({ hasText: newsletter.send.split("{{")[0] ?? "" });
		for (const language of Object.values(newsletter.languages)) {
			await page.getByLabel(fillIn(newsletter.subject, { language })).fill("New careers");
			await page
				.getByLabel(fillIn(newsletter.text, { language }))
				.fill("Three careers.\n\nAnd their sources.");
		}
		await expect(sending).toBeVisible();
		await page.getByLabel(newsletter.to).fill(to);
		await page.getByRole("button", { name: new RegExp(`^${newsletter.test}`) }).click();
		for (const index of [0, 1])
			expect(await mailTo(to, "newsletterTest", index)).toContain("And their sources.");
		await expectAccessibleInBothThemes(page);
		// The written text stays while another part is open.
		await page.getByRole("link", { name: operator.parts.figures, exact: true }).click();
		await page.getByRole("link", { name: operator.parts.newsletter, exact: true }).click();
		const [language = ""] = Object.values(newsletter.languages);
		await expect(page.getByLabel(fillIn(newsletter.subject, { language }))).toHaveValue("New careers");
	});
}
