import type { APIRequestContext, Browser, Page } from "@playwright/test";
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
import { enrol, fromOwnPage, newPerson, type Person } from "../support/people.ts";

/** All pupils share two fields: whatever the blur of each class, one of the two has three pupils and is drawn. */
const sharedResult = {
	categories: [
		{ category: "biology", count: 3 },
		{ category: "physics", count: 2 },
	],
	careers: ["ecologist", "physicist"],
};

/** Creates a class of the signed-in teacher in which this many pupils have sent a result. */
const classWith = async (
	request: APIRequestContext,
	browser: Browser,
	name: string,
	pupils: number,
): Promise<void> => {
	const headers = fromOwnPage;
	const made = await request.post("/api/classes", { headers, data: { name, level: "", locale: "en" } });
	const { id } = await made.json();
	const { code } = await (await request.get(`/api/classes/${id}`)).json();
	const pupil = await browser.newContext();
	const tokens: string[] = [];
	while (tokens.length < pupils) {
		const joined = await pupil.request.post("/api/class-memberships", { headers, data: { code } });
		tokens.push((await joined.json()).token);
	}
	for (const token of tokens) {
		const data = { token, result: sharedResult };
		const sent = await pupil.request.post("/api/class-memberships/result", { headers, data });
		expect(sent.status(), await sent.text()).toBe(204);
	}
	await pupil.close();
};

for (const locale of journeyLanguages("fr")) {
	const { classes, dashboard, institution, problems } = messagesOf(locale);
	const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

	/** A teacher in a new browser, with a class, on the dashboard. */
	const teacherWith = async (browser: Browser, person: Person, pupils: number): Promise<Page> => {
		const page = await (await browser.newContext()).newPage();
		await enrol(page.context().request, person, { locale, role: "teacher" });
		await classWith(page.context().request, browser, `=${person.firstName} 10`, pupils);
		await open(page, pathIn(locale, "/dashboard"));
		return page;
	};

	test(`institution (${locale}): two teachers join, the institution sees their classes together, one is removed and hands over`, async ({
		page,
		context,
		browser,
	}) => {
		test.slow();
		const [claire, karim] = [newPerson("Claire"), newPerson("Karim")];
		await enrol(context.request, newPerson("Odile"), { locale, role: "institution" });
		await open(page, pathIn(locale, "/dashboard"));
		// The tab of the person's role opens first, without sample figures.
		await page.getByLabel(institution.create.name).fill("Lycée Marie-Curie");
		await page.getByLabel(institution.create.town).fill("Lyon");
		await expectAccessibleInBothThemes(page);
		await page.getByRole("button", { name: institution.create.submit }).click();
		await expect(page.getByRole("heading", { name: "Lycée Marie-Curie" })).toBeVisible();
		await expect(page.getByText(institution.teachers.none)).toBeVisible();
		await expect(page.getByRole("tabpanel").getByText(dashboard.sample.label)).toHaveCount(0);
		const code = await page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();
		await expectAccessibleInBothThemes(page);

		await page.getByRole("button", { name: institution.actions.rename }).click();
		const renaming = page.getByRole("dialog");
		await renaming.getByLabel(institution.create.town).fill("Villeurbanne");
		await expectAccessibleInBothThemes(page);
		await renaming.getByRole("button", { name: institution.actions.renameSubmit }).click();
		await expect(page.getByText("Villeurbanne ·")).toBeVisible();

		// A program reads the same sums, with a token that is shown once.
		const noTokens = page.getByText(institution.tokens.title.replace("{{count}}", "0"));
		await noTokens.click();
		await page.getByLabel(institution.tokens.name).fill("Tableau de bord");
		await page.getByRole("button", { name: institution.tokens.submit }).click();
		const token = await page.getByLabel(institution.tokens.token).inputValue();
		await expectAccessibleInBothThemes(page);
		const program = await (await browser.newContext()).newPage();
		const authorization = `Bearer ${token}`;
		const sums = () => program.request.get("/api/institution/sums", { headers: { authorization } });
		expect(await (await sums()).json()).toMatchObject({ name: "Lycée Marie-Curie", teachers: 0 });
		const ending = institution.tokens.endNamed.replace("{{name}}", "Tableau de bord");
		await page.getByRole("button", { name: ending }).click();
		await page.getByRole("dialog").getByRole("button", { name: institution.tokens.end }).click();
		await expect(noTokens).toBeVisible();
		expect((await sums()).status()).toBe(401);
		await program.context().close();

		// One teacher is invited by mail, the other gets the code.
		await page.getByLabel(institution.invite.email).fill(claire.email);
		await page.getByRole("button", { name: institution.invite.submit }).click();
		const sent = institution.invite.sent.replace("{{email}}", claire.email);
		await expect(page.getByText(sent)).toBeVisible();
		// Both halves of the code are on one line.
		expect(await mailTo(claire.email, "institutionInvites")).toContain(code.replace(" ", "\u00a0"));

		await expect(page.getByText(claire.email, { exact: true })).toBeVisible();
		const invited = await browser.newContext();
		const letter = await invited.newPage();
		const mail = await mailTo(claire.email, "institutionInvites");
		await open(letter, /https?:\/\/\S+\/invitation#\S+/.exec(mail)?.[0] ?? "");
		await expect(letter.getByRole("heading", { level: 1 })).toContainText("Lycée Marie-Curie");
		await expectAccessibleInBothThemes(letter);
		await letter.getByRole("button", { name: institution.invitation.refuse, exact: true }).click();
		await expect(letter.getByRole("heading", { level: 1 })).toHaveText(institution.invitation.refusedTitle);
		await expectAccessibleInBothThemes(letter);
		await invited.close();
		await page.reload();
		await expect(page.getByText(institution.invitations.state.refused)).toBeVisible();

		const teachers: Page[] = [];
		for (const [person, pupils] of [
			[claire, 5],
			[karim, 7],
		] as const) {
			const teacher = await teacherWith(browser, person, pupils);
			const own = section(teacher, institution.own.title);
			await own.getByLabel(institution.own.code).fill("CCC CCC");
			await own.getByRole("button", { name: institution.own.check }).click();
			await expect(teacher.getByText(problems.institutions.code_unknown).first()).toBeVisible();
			await own.getByLabel(institution.own.code).fill(code.toLowerCase());
			await own.getByRole("button", { name: institution.own.check }).click();
			const asked = teacher.getByRole("dialog");
			await expect(asked).toContainText("Lycée Marie-Curie");
			await expectAccessibleInBothThemes(teacher);
			await asked.getByRole("button", { name: institution.own.join, exact: true }).click();
			await expect(own.getByText("Lycée Marie-Curie · Villeurbanne")).toBeVisible();
			teachers.push(teacher);
		}

		await open(page, pathIn(locale, "/dashboard"));
		const table = section(page, institution.classes.title).getByRole("row");
		await expect(table).toHaveCount(3);
		await expect(table.filter({ hasText: "=Karim 10" })).toContainText(nameOf(karim));
		await expect(section(page, institution.interests.title)).toContainText(/\d \S+ 10/);
		await expectAccessibleInBothThemes(page);
		const arriving = page.waitForEvent("download");
		await page.getByRole("button", { name: institution.actions.export }).click();
		const download = await arriving;
		const chunks: Buffer[] = [];
		for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
		// A name that begins like a formula is text in the table; two of seven results wait for the next group.
		const row = ["'=Karim 10", nameOf(karim), "7", "7", "5"].map((cell) => `"${cell}"`);
		expect(Buffer.concat(chunks).toString()).toContain(row.join({ en: ",", fr: ";" }[locale]));

		const list = section(page, institution.teachers.title);
		const removed = institution.teachers.removeNamed.replace("{{name}}", nameOf(claire));
		await list.getByRole("button", { name: removed }).click();
		const asked = page.getByRole("dialog");
		const confirm = asked.getByRole("button", { name: institution.teachers.remove, exact: true });
		await expect(confirm).toBeDisabled();
		await expectAccessibleInBothThemes(page);
		await asked.getByLabel(institution.teachers.heir).selectOption(nameOf(karim));
		await confirm.click();
		await expect(list.getByRole("listitem")).toHaveCount(1);
		await expect(table.filter({ hasText: "=Claire 10" })).toContainText(nameOf(karim));
		await expect(section(page, institution.interests.title)).toContainText(/\d \S+ 10/);
		expect(await mailTo(claire.email, "institutionRemoves")).toContain(nameOf(karim));

		const [ofClaire, ofKarim] = teachers;
		if (!ofClaire || !ofKarim) throw new Error("two teachers");
		await open(ofClaire, pathIn(locale, "/dashboard"));
		await expect(ofClaire.getByText(classes.own.none)).toBeVisible();
		await open(ofKarim, pathIn(locale, "/dashboard"));
		await expect(ofKarim.getByRole("link", { name: "=Claire 10" })).toBeVisible();

		// A teacher who leaves keeps the classes.
		const leave = institution.own.leaveNamed.replace("{{name}}", "Lycée Marie-Curie");
		await ofKarim.getByRole("button", { name: leave }).click();
		await ofKarim
			.getByRole("dialog")
			.getByRole("button", { name: institution.own.leave, exact: true })
			.click();
		await expect(ofKarim.getByLabel(institution.own.code)).toBeVisible();
		await open(page, pathIn(locale, "/dashboard"));
		await expect(page.getByText(institution.teachers.none)).toBeVisible();
		await expect(page.getByText(institution.classes.none)).toBeVisible();
		for (const teacher of teachers) await teacher.context().close();
	});

	test(`institution (${locale}): a teacher is put in charge, and two institutions merge @long`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const create = async (owner: Page, name: string): Promise<string> => {
			await enrol(owner.context().request, newPerson("Odile"), { locale, role: "institution" });
			await open(owner, pathIn(locale, "/dashboard"));
			await owner.getByLabel(institution.create.name).fill(name);
			await owner.getByLabel(institution.create.town).fill("Lyon");
			await owner.getByRole("button", { name: institution.create.submit }).click();
			await expect(owner.getByRole("heading", { name })).toBeVisible();
			return owner.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText();
		};
		const code = await create(page, "Lycée Marie-Curie");
		const claire = newPerson("Claire");
		const teacher = await teacherWith(browser, claire, 1);
		const headers = fromOwnPage;
		await teacher.context().request.post("/api/account/institution", { headers, data: { code } });

		await page.reload();
		await page.getByText(institution.managers.title.replace("{{count}}", "1")).click();
		await page.getByLabel(institution.managers.add).selectOption(nameOf(claire));
		await page.getByRole("button", { name: institution.managers.submit, exact: true }).click();
		await expect(page.getByText(institution.managers.title.replace("{{count}}", "2"))).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await open(teacher, pathIn(locale, "/dashboard"));
		await teacher.getByRole("link", { name: institution.own.manage }).click();
		await expect(teacher.getByRole("heading", { name: "Lycée Marie-Curie" })).toBeVisible();
		await expectAccessibleInBothThemes(teacher);

		const other = await (await browser.newContext()).newPage();
		await create(other, "Collège Ampère");
		await other.getByRole("button", { name: institution.merger.open }).click();
		const asking = other.getByRole("dialog");
		await asking.getByLabel(institution.merger.code).fill(code);
		await expectAccessibleInBothThemes(other);
		await asking.getByRole("button", { name: institution.merger.submit }).click();
		await expect(other.getByRole("button", { name: institution.merger.withdraw })).toBeVisible();

		// The teacher in charge accepts, and the other school's account is in charge of the same institution.
		await teacher.reload();
		await teacher.getByRole("button", { name: institution.merger.accept }).click();
		const accepting = teacher.getByRole("dialog");
		await expectAccessibleInBothThemes(teacher);
		await accepting.getByRole("button", { name: institution.merger.accept }).click();
		await expect(teacher.getByText(institution.managers.title.replace("{{count}}", "3"))).toBeVisible();
		await other.reload();
		await expect(other.getByRole("heading", { name: "Lycée Marie-Curie" })).toBeVisible();
		for (const one of [teacher, other]) await one.context().close();
	});

	test(`institution (${locale}): a visitor sees a sample that is labelled above its heading`, async ({
		page,
	}) => {
		await open(page, pathIn(locale, "/dashboard?tab=institution"));
		const panel = page.getByRole("tabpanel", { name: dashboard.tabs.institution });
		const label = panel.getByText(dashboard.sample.institution);
		const heading = panel.getByRole("heading", { name: institution.sample.overview });
		await expect(label).toBeVisible();
		const [above, below] = [await label.boundingBox(), await heading.boundingBox()];
		expect(above && below && above.y + above.height <= below.y).toBe(true);
		await expectAccessibleInBothThemes(page);
	});
}
