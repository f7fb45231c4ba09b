import frenchForAdults from "../../../src/content/messages/fr-adults.json" with { type: "json" };
import { fillIn } from "../../../src/content/messages/mail.ts";
import { talkQuestions } from "../../../src/domain/families/talk.ts";
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
import { enrol, expectEntered, fromOwnPage, newPerson, sendLogin } from "../support/people.ts";
import { answersAt, quizIn } from "../support/quiz-answers.ts";
import { readQr } from "../support/read-qr.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of 404/ });

for (const locale of journeyLanguages("fr")) {
	const { common, dashboard, families, problems } = messagesOf(locale);
	const toParents = { en: problems.families, fr: frenchForAdults.problems.families }[locale];
	const questions = talkQuestions(quizIn(locale));

	test(`family (${locale}): the page of students explains to other roles that it is for students @long`, async ({
		browser,
	}) => {
		const leads = { parent: families.parent.studentsOnly, teacher: families.studentsOnly } as const;
		for (const role of ["parent", "teacher"] as const) {
			const context = await browser.newContext();
			const page = await context.newPage();
			await enrol(context.request, newPerson(), { locale, role });
			await open(page, pathIn(locale, "/family"));
			await expect(page.getByText(leads[role], { exact: true })).toBeVisible();
			await page.getByRole("main").getByRole("link", { name: families.toDashboard }).click();
			await expect(page).toHaveURL(pathIn(locale, "/dashboard"));
			await context.close();
		}
	});

	test(`family (${locale}): a child links a parent by a code, shows selected items, and both see the same`, async ({
		page: mother,
		context,
		browser,
	}) => {
		test.slow();
		await enrol(context.request, newPerson("Rosa"), { locale, role: "parent" });
		const phone = await browser.newContext({
			viewport: { width: 390, height: 844 },
			locale,
			reducedMotion: "reduce",
		});
		const child = await phone.newPage();
		await enrol(phone.request, newPerson("Beatrice"), { locale });
		const kept = await phone.request.post("/api/quiz/attempts", {
			headers: fromOwnPage,
			data: {
				completedAt: "2026-01-02T08:00:00.000Z",
				questionnaireVersion: quizIn(locale).version,
				answers: answersAt(1),
			},
		});
		expect(kept.status()).toBe(200);

		// The parent's own tab opens first, without sample figures: it explains where to find the code.
		await open(mother, pathIn(locale, "/dashboard"));
		await expect(mother.getByRole("img", { name: families.parent.empty.picture })).toBeVisible();
		await expect(mother.getByText(dashboard.sample.parent)).toBeHidden();
		await expectAccessibleInBothThemes(mother);
		const field = mother.getByLabel(families.parent.code.label, { exact: true });
		const link = mother.getByRole("button", { name: families.parent.code.submit, exact: true });
		await field.fill("CCCC CCCC");
		await link.click();
		await expect(mother.getByText(toParents.code_unknown).first()).toBeVisible();

		// The child opens the page from the dashboard, and sees a preview of the parent's view.
		await open(child, pathIn(locale, "/dashboard"));
		await child.getByRole("link", { name: dashboard.student.togetherWays.family.title }).click();
		await expect(child.getByText(families.student.preview)).toBeVisible();
		await child.getByLabel(families.student.make.name).fill("Bibi");
		await child.getByRole("button", { name: families.student.make.submit, exact: true }).click();
		const code = await child.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/).innerText();
		const qr = child.getByRole("img", { name: families.student.made.qr });
		const address = `${new URL(child.url()).origin}${pathIn(locale, "/dashboard")}?tab=parent`;
		expect(await readQr(qr)).toBe(`${address}#${code.replace(" ", "")}`);
		await expectAccessibleInBothThemes(child);

		await field.fill(code.toLowerCase());
		await link.click();
		await expect(mother.getByRole("heading", { name: "Bibi" })).toBeVisible();
		await expect(mother.getByText("Beatrice")).toBeHidden();
		// The child's page updates automatically.
		const seen = child.getByText(fillIn(families.student.exactly, { parent: "Rosa" }));
		await expect(seen).toBeVisible();

		// A career is visible once the child shows it.
		const ofBibi = section(mother, "Bibi");
		await expect(ofBibi.getByText(families.view.noCareers)).toBeVisible();
		const career = child.getByRole("checkbox").first();
		const title = (await career.locator("xpath=ancestor::label").innerText()).trim();
		await career.check();
		await expect(child.getByRole("link", { name: title })).toBeVisible();
		await mother.reload();
		await expect(ofBibi.getByRole("link", { name: title })).toBeVisible();
		await expect(
			ofBibi.getByRole("link", { name: title }).locator(".fingerprint > i[style]").first(),
		).toBeVisible();

		// The parent guesses the first option of six questions; the child had chosen the second.
		await ofBibi.getByRole("button", { name: families.parent.talk.start }).click();
		for (const [index, question] of questions.entries()) {
			await expect(ofBibi.getByRole("group", { name: question.text })).toBeVisible();
			await ofBibi.getByRole("radio").first().check();
			const isLast = index === questions.length - 1;
			const next = isLast ? families.parent.talk.send : families.parent.talk.next;
			await ofBibi.getByRole("button", { name: next, exact: true }).click();
		}
		await expect(ofBibi.getByText(families.view.hidden)).toHaveCount(questions.length);
		const [question] = questions;
		const answer = question?.options[1]?.text ?? "none";
		await expect(ofBibi.getByText(answer)).toBeHidden();

		await child.reload();
		const named = fillIn(families.student.talk.showNamed, { question: question?.text ?? "" });
		await child.getByRole("button", { name: named }).click();
		await expect(child.getByText(families.view.different)).toBeVisible();
		await expectAccessibleInBothThemes(child);
		await mother.reload();
		await expect(ofBibi.getByText(answer)).toBeVisible();
		await expect(ofBibi.getByText(families.view.hidden)).toHaveCount(questions.length - 1);
		await expectAccessibleInBothThemes(mother);

		// The parent's view of the child is on the child's page word for word.
		const words = await ofBibi
			.getByRole("heading", { name: families.view.starters })
			.locator("xpath=../..")
			.innerText();
		const frame = seen.locator("xpath=..");
		await expect(frame).toContainText(words.split("\n").at(-1) ?? "none");
		for (const line of words.split("\n").filter((text) => text.trim() !== ""))
			await expect(frame).toContainText(line);

		// The child ends the link on the account page; the parent's tab is as before the first link.
		await open(child, pathIn(locale, "/account"));
		await child.getByRole("button", { name: fillIn(families.links.endNamed, { name: "Rosa" }) }).click();
		await child.getByRole("dialog").getByRole("button", { name: families.links.end, exact: true }).click();
		await expect(child.getByText(families.links.student.none)).toBeVisible();
		// The button disappears with the link; the focus is not lost to the body.
		await expect(child.locator("body")).not.toBeFocused();
		await mother.reload();
		await expect(mother.getByRole("img", { name: families.parent.empty.picture })).toBeVisible();
		await phone.close();
	});

	test(`family (${locale}): a child scans the parent's screen, logs in, sees who asks, and agrees @long`, async ({
		page: mother,
		context,
		browser,
	}) => {
		test.slow();
		await enrol(context.request, newPerson("Rosa"), { locale, role: "parent" });
		await open(mother, pathIn(locale, "/dashboard"));
		await mother.getByRole("button", { name: families.parent.ask.make, exact: true }).click();
		const qr = mother.getByRole("img", { name: families.parent.made.qr });
		await expect(mother.getByRole("heading", { name: families.parent.made.title })).toBeFocused();
		const scanned = (await readQr(qr)) ?? "none";
		const typed = await mother.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/).innerText();
		expect(scanned).toBe(
			`${new URL(mother.url()).origin}${pathIn(locale, "/family")}#${typed.replace(" ", "")}`,
		);
		await expectAccessibleInBothThemes(mother);

		// The telephone is logged out: the code is kept through the login, and leaves the address at once.
		const phone = await browser.newContext({
			viewport: { width: 390, height: 844 },
			locale,
			reducedMotion: "reduce",
		});
		const child = await phone.newPage();
		const asked: string[] = [];
		child.on("request", (request) => asked.push(request.url()));
		const beatrice = newPerson("Beatrice");
		const elsewhere = await browser.newContext();
		await enrol(elsewhere.request, beatrice, { locale });
		await elsewhere.close();
		await open(child, scanned);
		await expect(child).toHaveURL(new URL(scanned).pathname);
		await child.getByRole("main").getByRole("link", { name: common.navigation.login, exact: true }).click();
		await expect(child).toHaveURL(/login\?returnTo=\/family$/);
		await sendLogin(child, locale, beatrice);
		await expectEntered(child, new URL(scanned).pathname);
		expect(asked.filter((address) => address.replace(/#.*$/, "").includes(typed.replace(" ", "")))).toEqual(
			[],
		);
		await expect(child.getByRole("heading", { name: families.student.answer.title })).toBeFocused();
		await child.getByRole("button", { name: families.student.answer.submit, exact: true }).click();
		const asks = child.getByRole("dialog", {
			name: fillIn(families.student.answer.who, { parent: "Rosa" }),
		});
		await expect(asks.getByText(families.student.answer.known)).toBeVisible();
		await expectAccessibleInBothThemes(child);
		// Nothing is shown before the child agrees.
		await asks.getByRole("button", { name: common.cancel, exact: true }).click();
		await mother.reload();
		await expect(mother.getByText(fillIn(families.parent.since, { child: "Bibi", date: "" }))).toBeHidden();
		await expect(mother.getByRole("img", { name: families.parent.empty.picture })).toBeVisible();

		await child.getByRole("button", { name: families.student.answer.submit, exact: true }).click();
		await asks.getByLabel(families.student.make.name).fill("Bibi");
		await asks
			.getByRole("button", { name: fillIn(families.student.answer.agree, { parent: "Rosa" }), exact: true })
			.click();
		await expect(child.getByText(fillIn(families.student.exactly, { parent: "Rosa" }))).toBeVisible();
		expect(new URL(child.url()).hash).toBe("");
		await mother.reload();
		await expect(mother.getByRole("heading", { name: "Bibi" })).toBeVisible();

		// After ending it on the page itself, the focus moves to the next action.
		await child.getByRole("button", { name: fillIn(families.links.endNamed, { name: "Rosa" }) }).click();
		await child.getByRole("dialog").getByRole("button", { name: families.links.end, exact: true }).click();
		await expect(child.getByRole("heading", { name: families.student.make.title })).toBeFocused();
		await phone.close();
	});

	test(`family (${locale}): a visitor sees the sample, labelled above its heading`, async ({
		page,
		browser,
	}) => {
		const mother = newPerson("Rosa");
		const elsewhere = await browser.newContext();
		await enrol(elsewhere.request, mother, { locale, role: "parent" });
		await elsewhere.close();
		await open(page, pathIn(locale, "/dashboard?tab=parent"));
		const label = page.getByRole("note").filter({ hasText: dashboard.sample.parent });
		await expect(label).toBeVisible();
		const heading = page.getByRole("heading", { name: dashboard.parent.interests });
		const [above, below] = [await label.boundingBox(), await heading.boundingBox()];
		expect(above?.y).toBeLessThan(below?.y ?? 0);
		// A parent who scanned a child's code keeps it through the login.
		await open(page, `${pathIn(locale, "/dashboard?tab=parent")}#CCCCCCCC`);
		await page.getByRole("link", { name: dashboard.parent.scanned.login }).click();
		await expect(page).toHaveURL(/\/login\?returnTo=%2Fdashboard%3Ftab%3Dparent$/);
		await sendLogin(page, locale, mother);
		await expect(page).toHaveURL(pathIn(locale, "/dashboard?tab=parent"));
		await expect(page.getByLabel(families.parent.code.label, { exact: true })).toHaveValue("CCCCCCCC");
		await page.context().clearCookies();
		await open(page, pathIn(locale, "/family"));
		await expect(page.getByText(families.signIn)).toBeVisible();
		await expect(
			page.getByRole("main").getByRole("link", { name: common.navigation.login, exact: true }),
		).toBeVisible();
	});
}
