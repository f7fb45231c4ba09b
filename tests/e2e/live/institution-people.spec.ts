import type { Page } from "@playwright/test";
import { mailMessages } from "../../../src/content/messages/mail.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { mailTo } from "../support/mailbox.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";
import { printedPages } from "../support/printed-pages.ts";
import { answersAt, quizIn } from "../support/quiz-answers.ts";

const headers = fromOwnPage;

for (const locale of journeyLanguages("en")) {
	const { counsellor: words, institution } = messagesOf(locale);
	const inYear = (page: Page) => page.getByText(institution.year.title, { exact: true });

	// A year's days that do not fit are refused.
	test.use({ expectedErrors: /status of 422/ });

	test(`institution (${locale}): a counsellor accepts an invitation, a pupil shows two pages and takes them back`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const newPage = async () => (await browser.newContext()).newPage();
		const [school, counsellor, pupil] = [page, await newPage(), await newPage()];
		await enrol(school.context().request, newPerson("Odile"), { locale, role: "institution" });
		const data = { name: "Lycée Marie-Curie", town: "Lyon" };
		await school.context().request.post("/api/institution", { headers, data });
		await open(school, pathIn(locale, "/institution"));

		// An address is invited as a counsellor, and the link in the mail is accepted with its account.
		const morel = newPerson("Claire");
		await school.getByLabel(institution.invite.email).fill(morel.email);
		await school.getByRole("radio", { name: institution.roles.counsellor }).check();
		await school.getByRole("button", { name: institution.invite.submit }).click();
		await expect(school.getByText(institution.invitations.state.waiting)).toBeVisible();
		await enrol(counsellor.context().request, morel, { locale, role: "teacher" });
		const mail = await mailTo(morel.email, "institutionInvites");
		await open(counsellor, /https?:\/\/\S+\/invitation#\S+/.exec(mail)?.[0] ?? "");
		await expectAccessibleInBothThemes(counsellor);
		await counsellor.getByRole("button", { name: institution.invitation.accept, exact: true }).click();
		await counsellor.getByRole("link", { name: institution.invitation.open }).click();
		await expect(counsellor.getByText(institution.summaries.none)).toBeVisible();

		// The school plans the end of its year; a day that does not fit keeps what was typed.
		await school.reload();
		await inYear(school).click();
		const year = new Date().getFullYear() + 1;
		await school.getByLabel(institution.year.archive).fill(`${year}-07-10`);
		await school.getByLabel(institution.year.erase).fill(`${year}-07-12`);
		await school.getByRole("button", { name: institution.year.submit }).click();
		await expect(school.getByLabel(institution.year.erase)).toHaveAttribute("aria-invalid", "true");
		await expect(school.getByLabel(institution.year.archive)).toHaveValue(`${year}-07-10`);
		await expectAccessibleInBothThemes(school);
		await school.getByLabel(institution.year.erase).fill(`${year}-12-31`);
		await school.getByRole("button", { name: institution.year.submit }).click();
		await expect(inYear(school)).toHaveCount(0);

		// The page for the school's register prints on two pages, without how to print it.
		const paper = await school.context().newPage();
		await paper.goto(`/api/institution/data-protection/${locale}`);
		expect(await printedPages(paper)).toBeLessThanOrEqual(2);
		const { print } = mailMessages[locale].institutionData;
		await expect(paper.getByText(print)).toBeVisible();
		await paper.emulateMedia({ media: "print" });
		await expect(paper.getByText(print)).toBeHidden();
		await paper.close();

		// A pupil of one of its classes shows the counsellor what the page for counsellors holds.
		const made = await counsellor.context().request.post("/api/classes", {
			headers,
			data: { name: "2nde 4", level: "", locale },
		});
		const { id } = await made.json();
		const { code } = await (await counsellor.context().request.get(`/api/classes/${id}`)).json();
		const request = pupil.context().request;
		await enrol(request, newPerson("Lina"), { locale });
		await request.post("/api/class-memberships", { headers, data: { code } });
		const kept = await request.post("/api/quiz/attempts", {
			headers,
			data: {
				questionnaireVersion: quizIn(locale).version,
				answers: answersAt(1),
				completedAt: "2026-01-02T08:00:00.000Z",
			},
		});
		expect(kept.ok(), await kept.text()).toBe(true);
		await open(pupil, pathIn(locale, "/results/counsellor"));
		await pupil.getByRole("checkbox", { name: words.questions.suggested.help }).check();
		const shown = section(pupil, words.show.title);
		await shown
			.getByRole("button", { name: words.show.submitNamed.replace("{{name}}", `Claire ${morel.lastName}`) })
			.click();
		await expect(pupil.getByText(words.show.done)).toBeVisible();
		await expectAccessibleInBothThemes(pupil);

		await counsellor.reload();
		const seen = section(counsellor, institution.summaries.title);
		await seen.getByText("Lina", { exact: false }).click();
		await expect(seen.getByText(words.questions.suggested.help)).toBeVisible();
		await expectAccessibleInBothThemes(counsellor);
		await shown
			.getByRole("button", { name: words.show.hideNamed.replace("{{name}}", `Claire ${morel.lastName}`) })
			.click();
		await expect(pupil.getByText(words.show.hidden)).toBeVisible();
		await counsellor.reload();
		await expect(counsellor.getByText(institution.summaries.none)).toBeVisible();
		for (const one of [counsellor, pupil]) await one.context().close();
	});
}
