import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { journeyLanguages } from "../support/journey-languages.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { takePremium } from "../support/members.ts";
import { admin, researcherFile } from "../support/operator.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { letBegin } from "../support/past-appointment.ts";
import { enrol, newPerson } from "../support/people.ts";
import { bookByRequest } from "../support/premium.ts";

for (const [number, locale] of journeyLanguages("fr").entries()) {
	const { desk, consultations, problems, room } = messagesOf(locale);
	/** An invented researcher can be booked while payments are simulated; each language has one of its own. */
	const invented = ["biotechnologist", "quantum-physicist"][number] ?? "biotechnologist";
	const linkTo = (mail: string) => new URL(linkIn(mail));
	const topic = "Enzymes, 2026";
	const slot = { researcherId: invented, duration: "30min", topic } as const;

	/** The bookable times of the invented researcher, the earliest first. */
	const freeTimes = async (request: APIRequestContext): Promise<readonly string[]> => {
		const { researchers } = await (await request.get(`/api/researchers/${locale}`)).json();
		const { slots } = researchers.find(({ id }: { id: string }) => id === invented);
		return slots
			.filter(({ durations }: { durations: string[] }) => durations.length > 0)
			.map((slot: { startsAt: string }) => slot.startsAt);
	};

	// A used link and a text with contact data are refused.
	test.use({ expectedErrors: /status of (410|422)/ });

	test(`researcher (${locale}): the invitation opens the desk once, where a booking is prepared, moved and cancelled, and hours are changed`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const fold = (title: string) => page.locator("summary", { hasText: title });
		const email = `researcher-${randomUUID()}@lab.example`;
		await admin(
			["researchers", "edit", "-"],
			await researcherFile(invented, { email, mailLanguage: locale }),
		);
		await admin(["researchers", "invite", invented]);

		// The desk is not open without a link.
		await open(page, pathIn(locale, "/researcher"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.enter.title);
		await expect(page.getByRole("term")).toHaveCount(5);
		await expectAccessibleInBothThemes(page);
		await page.getByLabel(desk.enter.email).fill(email);
		await page.getByRole("button", { name: desk.enter.ask }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.enter.askedTitle);

		const { pathname, hash } = linkTo(await mailTo(email, "deskInvitation"));
		await open(page, pathname + hash);
		await expectAccessibleInBothThemes(page);
		await page.getByRole("button", { name: desk.enter.open }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.title);
		await page.getByRole("button", { name: desk.conduct.accept }).click();
		await expect(page.getByRole("button", { name: desk.conduct.accept })).toHaveCount(0);
		await expect(page.getByText(desk.state.open.title)).toBeVisible();

		// A student books.
		const student = newPerson("Sam");
		const elsewhere = await browser.newContext();
		await enrol(elsewhere.request, student, { locale });
		await takePremium(elsewhere.request, locale);
		const startsAt = (await freeTimes(elsewhere.request)).at(-1) ?? "";
		await bookByRequest(elsewhere.request, { ...slot, startsAt });
		await page.reload();
		const list = section(page, desk.consultations.title);
		// Other tests book the same researcher.
		const row = list.getByRole("listitem").filter({ hasText: topic });
		await expect(row).toContainText("Sam");
		await expect(page.getByText(student.email)).toHaveCount(0);
		await expect(page.getByText(student.lastName)).toHaveCount(0);
		await expectAccessibleInBothThemes(page);

		// The researcher prepares it with notes of their own.
		await row.getByText(desk.note.title, { exact: true }).click();
		await row.getByRole("textbox").fill("Ask about the laboratory.");
		await row.getByRole("button", { name: desk.note.save }).click();
		await expect(page.getByText(desk.note.done)).toBeVisible();
		await page.reload();
		await expect(row.getByRole("textbox")).toHaveValue("Ask about the laboratory.");

		// The student finds the way to report a problem beside the appointment.
		const own = await elsewhere.newPage();
		await open(own, pathIn(locale, "/consultations"));
		await own.getByRole("button", { name: consultations.report.open }).click();
		await expect(own.getByRole("dialog")).toContainText(consultations.report.help);
		await expectAccessibleInBothThemes(own);
		await own.getByRole("dialog").getByRole("button", { name: consultations.report.send }).click();
		await expect(own.getByRole("dialog").getByRole("textbox")).toBeFocused();
		await own.keyboard.press("Escape");

		await row.getByRole("button", { name: consultations.report.open }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("textbox").fill("Something to look at.");
		await dialog.getByRole("button", { name: consultations.report.send }).click();
		await expect(page.getByText(desk.report.done)).toBeVisible();

		// The researcher cannot come then and proposes another time, which the student takes.
		await row.getByRole("button", { name: new RegExp(`^${desk.propose.open}`) }).click();
		await dialog.getByRole("button", { name: desk.propose.add }).click();
		await dialog.getByRole("textbox").fill("I am at sea then.");
		await expectAccessibleInBothThemes(page);
		await dialog.getByRole("button", { name: desk.propose.submit }).click();
		await expect(page.getByText(desk.propose.done)).toBeVisible();
		await own.reload();
		await expect(own.getByText("I am at sea then.")).toBeVisible();
		await expectAccessibleInBothThemes(own);
		await own.getByRole("button", { name: consultations.proposal.take }).click();
		await expect(own.getByText(consultations.proposal.accepted)).toBeVisible();
		await page.reload();

		await row.getByRole("button", { name: new RegExp(`^${desk.cancel.open}`) }).click();
		await dialog.getByRole("textbox").fill("Call me: 06 12 34 56 78");
		await dialog.getByRole("button", { name: desk.cancel.submit }).click();
		await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
		await expectAccessibleInBothThemes(page);
		await dialog.getByRole("textbox").fill("I am ill.");
		await dialog.getByRole("button", { name: desk.cancel.submit }).click();
		await expect(page.getByText(desk.cancel.done)).toBeVisible();
		await expect(row).toHaveCount(0);

		await fold(desk.calendar.title).click();
		await page.getByRole("button", { name: desk.calendar.draw }).click();
		await expect(page.getByLabel(desk.calendar.address)).toHaveValue(
			/\/api\/calendar-feeds\/[\w-]{43}\.ics$/,
		);

		// Hours: a refused week stays on the screen, and is saved once it is right.
		const monday = page.getByRole("group", { name: desk.hours.weekdays[1] });
		const from = desk.hours.from.replace("{{day}}", desk.hours.weekdays[1]);
		const to = desk.hours.to.replace("{{day}}", desk.hours.weekdays[1]);
		await fold(desk.hours.list).click();
		for (const _ of [1, 2]) await monday.getByRole("button").last().click();
		await monday.getByLabel(from).last().selectOption({ value: "600" });
		await expect(monday.getByText(problems.desk.hours_overlap)).toBeVisible();
		await page.getByRole("button", { name: desk.hours.save }).click();
		await expect(page.getByText(desk.hours.unsaved)).toBeVisible();
		await monday.getByLabel(from).last().selectOption({ value: "840" });
		await monday.getByLabel(to).last().selectOption({ value: "960" });
		await page.getByRole("button", { name: desk.hours.save }).click();
		await expect(page.getByText(desk.hours.saved)).toBeVisible();
		const year = new Date().getUTCFullYear() + 1;
		await page.getByLabel(desk.hours.off.from).fill(`${year}-07-05`);
		await page.getByLabel(desk.hours.off.to).fill(`${year}-07-20`);
		await page.getByRole("button", { name: desk.hours.off.add }).click();
		await expect(page.getByText(desk.hours.off.done)).toBeVisible();
		await page.reload();
		await fold(desk.hours.list).click();
		await expect(monday.getByLabel(from)).toHaveCount(2);
		await expectAccessibleInBothThemes(page);
		// The French word is that of a consultation, too, which names no year.
		await page.getByRole("button", { name: new RegExp(`^${desk.hours.takeBack}.*${year}`) }).click();
		await expect(page.getByText(desk.hours.tookBack)).toBeVisible();

		await page.getByRole("button", { name: desk.logOut }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.enter.title);
		await open(page, pathname + hash);
		await page.getByRole("button", { name: desk.enter.open }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.enter.usedTitle);
	});

	test(`researcher (${locale}): a missed consultation is decided by an operator, and its price is on the month's statement @long`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const fold = (title: string) => page.locator("summary", { hasText: title });
		const elsewhere = await browser.newContext();
		await enrol(elsewhere.request, newPerson("Sam"), { locale });
		await takePremium(elsewhere.request, locale);
		const own = await elsewhere.newPage();
		await open(own, pathIn(locale, "/consultations"));
		// A real researcher reads what is missing.
		const id = `real-${locale}-${randomUUID().slice(0, 8)}`;
		const real = `${id}@lab.example`;
		await admin(
			["researchers", "add", "-"],
			await researcherFile(invented, { id, email: real, mailLanguage: locale }),
		);
		await admin(["researchers", "invite", id]);
		const second = linkTo(await mailTo(real, "deskInvitation"));
		await open(page, second.pathname + second.hash);
		await page.getByRole("button", { name: desk.enter.open }).click();
		await expect(page.getByText(desk.state.identity_unchecked.title)).toBeVisible();
		await expect(page.getByText(desk.state.conduct_open.title)).toBeVisible();
		await expect(page.getByText(desk.consultations.noUpcoming)).toBeVisible();
		await fold(desk.break.title).click();
		await page.getByRole("button", { name: desk.break.pause }).click();
		await expect(page.getByText(desk.state.paused.title)).toBeVisible();
		await page.getByRole("button", { name: desk.break.resume }).click();
		await expect(page.getByText(desk.state.paused.title)).toHaveCount(0);

		// No one came, says the researcher; the student says the opposite, and an operator decides.
		const startsAt = (await freeTimes(elsewhere.request)).at(-2) ?? "";
		const missed = await bookByRequest(elsewhere.request, { ...slot, startsAt });
		await letBegin(missed.id, id, 15);
		// The consultation has started: the room is open to both sides, and has the way to report a problem.
		await open(own, pathIn(locale, `/room?appointment=${missed.id}`));
		await page.goto(pathIn(locale, `/room?desk=${missed.id}`));
		for (const screen of [own, page]) {
			await expect(screen.getByRole("link", { name: room.enter })).toHaveAttribute("href", /\/spectra-/);
			await expect(screen.getByRole("button", { name: consultations.report.open })).toBeVisible();
			await expectAccessibleInBothThemes(screen);
			await screen.goBack();
		}
		const filled = (text: string, name: string) => text.replaceAll("{{name}}", name);
		const report = async (on: typeof page, name: string) => {
			await on.getByRole("tab").last().click();
			await on.getByRole("button", { name: consultations.missed.open }).click();
			await expect(on.getByRole("dialog")).toContainText(filled(consultations.missed.title, name));
			await expectAccessibleInBothThemes(on);
			await on.getByRole("dialog").getByRole("button", { name: consultations.missed.submit }).click();
		};
		await page.reload();
		await report(page, "Sam");
		await expect(page.getByText(filled(desk.missed.state.kept, "Sam"))).toBeVisible();
		await own.reload();
		const { name: researcher } = JSON.parse(await researcherFile(id, {})).text[locale];
		await report(own, researcher);
		await expect(own.getByText(consultations.missed.state.undecided)).toBeVisible();
		await expectAccessibleInBothThemes(own);
		await admin(["missed", "decide", missed.id, "keep"]);
		await page.reload();
		await page.getByRole("tab").last().click();
		await expect(page.getByText(desk.missed.state.decidedKept)).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await elsewhere.close();

		// The price was kept: it is on the statement, on paper and in a file, and an operator pays it.
		await letBegin(missed.id, id, 40 * 24 * 60);
		const [due] = JSON.parse(await admin(["--json", "statements", "list", "--researcher", id]));
		await admin(["statements", "paid", id, due.month]);
		await page.reload();
		await fold(desk.statements.title).click();
		const month = section(page, desk.statements.title).getByRole("listitem");
		await expect(month).toContainText("20");
		await expect(month).toContainText(desk.statements.paid.replace(/ {{date}}.*/, ""));
		await expectAccessibleInBothThemes(page);
		const download = page.waitForEvent("download");
		await month.getByRole("button").click();
		expect((await download).suggestedFilename()).toContain(due.month);
		const paper = page.waitForEvent("popup");
		await month.getByRole("link").click();
		await expect((await paper).getByRole("heading", { level: 1 })).toBeVisible();
		await (await paper).close();
	});
}
