import { readFile } from "node:fs/promises";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { takePremium } from "../support/members.ts";
import { openDesk } from "../support/operator-desk.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { letProfileWait } from "../support/past-appointment.ts";
import {
	enrol,
	expectErased,
	fromOwnPage,
	newPerson,
	type Person,
	sessionOf,
	signInBy,
} from "../support/people.ts";
import { bookByRequest, freeTime } from "../support/premium.ts";

// A wrong address is refused.
test.use({ expectedErrors: /status of 422/ });

interface Family {
	readonly person: Person;
	readonly request: APIRequestContext;
}

/** A student's own browser, after a message of the family to the operator. */
const familyOf = async (
	browser: Browser,
	locale: Locale,
	message: string,
	registering: Parameters<typeof enrol>[2] = {},
): Promise<Family> => {
	const person = newPerson("Zoe");
	const { request } = await browser.newContext();
	await enrol(request, person, { locale, ...registering });
	const data = { name: `${person.firstName} ${person.lastName}`, email: person.email, message, locale };
	const sent = await request.post("/api/contact-messages", { headers: fromOwnPage, data });
	expect(sent.status(), await sent.text()).toBe(204);
	return { person, request };
};

const bookedBy = async ({ request }: Family, locale: Locale) => {
	await takePremium(request, locale);
	const { researcher, startsAt } = await freeTime(request, locale);
	return bookByRequest(request, { researcherId: researcher.id, startsAt, duration: "30min" });
};
const appointmentOf = async ({ request }: Family) =>
	(await (await request.get("/api/appointments")).json()).appointments[0];

/** Asks for a guardian, who has the mail. */
const askGuardian = async ({ request }: Family): Promise<Person> => {
	const parent = newPerson("Emmy");
	const data = { guardianEmail: parent.email };
	const asked = await request.post("/api/account/guardian", { headers: fromOwnPage, data });
	expect(asked.status(), await asked.text()).toBe(204);
	await mailTo(parent.email, "guardian");
	return parent;
};

for (const locale of journeyLanguages("fr")) {
	const { operator, problems } = messagesOf(locale);
	const { actions } = operator.people;

	const openPart = (page: Page, part: "inbox" | "settings") =>
		page
			.getByRole("navigation", { name: operator.parts.label })
			.getByRole("link", { name: operator.parts[part] })
			.click();
	/** Opens the account of the person who wrote. */
	const openWriter = async (page: Page, { person }: Family): Promise<void> => {
		await openPart(page, "inbox");
		const row = section(page, operator.inbox.messages)
			.getByRole("listitem")
			.filter({ hasText: person.email });
		await row.getByRole("button", { name: person.email, exact: true }).click();
		await expect(page.getByText(person.email).first()).toBeVisible();
	};
	/** Marks the message as answered, which takes it from the list. */
	const answer = async (page: Page, { person }: Family): Promise<void> => {
		await openPart(page, "inbox");
		const row = section(page, operator.inbox.messages)
			.getByRole("listitem")
			.filter({ hasText: person.email });
		await row.getByRole("button", { name: new RegExp(`^${operator.inbox.answered}`) }).click();
		await expect(row).toHaveCount(0);
	};
	/** Opens an action by its button, and confirms it after `fill`. */
	const perform = async (
		page: Page,
		label: string,
		fill: () => Promise<unknown> = async () => {},
	): Promise<void> => {
		await page
			.getByRole("button", { name: new RegExp(`^${label} ·`) })
			.first()
			.click();
		await fill();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("button", { name: label, exact: true }).click();
		await expect(dialog).toHaveCount(0);
	};
	const field = (page: Page, label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });

	test(`operator's Monday (${locale}): ten requests of families are done at the desk, and none is left @long`, async ({
		page,
		browser,
	}) => {
		test.setTimeout(180_000);
		const family = (message: string, registering?: Parameters<typeof enrol>[2]) =>
			familyOf(browser, locale, message, registering);
		const minor = { ageBand: "15to17" } as const;
		const lost = await family("My phone was stolen.");
		const moved = await family("I have another address.");
		const misspelt = await family("My name is misspelt.");
		const unasked = await family("My mother has no mail.", minor);
		const parent = await askGuardian(unasked);
		const ended = await family("I no longer agree.", minor);
		const guardian = await askGuardian(ended);
		const curious = await family("What do you keep of us?");
		const gone = await family("Please erase my account.");
		const busy = await family("Can we meet on another day?");
		const ill = await family("I am ill.");
		const done = await family("Please end the plan and give the month back.");
		const [booking] = [await bookedBy(busy, locale), await bookedBy(ill, locale)];
		await takePremium(done.request, locale);
		const token = new URL(linkIn(await mailTo(guardian.email, "guardian"))).hash.slice(1);
		const agreed = { token, decision: "confirm", locale };
		const decided = await ended.request.post("/api/account/guardian/decide", {
			headers: fromOwnPage,
			data: agreed,
		});
		expect(decided.status(), await decided.text()).toBe(204);

		await openDesk(page, locale);
		await open(page, pathIn(locale, "/operator"));
		await expect(page.getByRole("link", { name: operator.today.needs.messages_waiting })).toBeVisible();

		await openWriter(page, lost);
		await perform(page, actions.endSessions);
		await expect.poll(() => sessionOf(lost.request)).toBeNull();
		await answer(page, lost);

		await openWriter(page, moved);
		const elsewhere = newPerson("Zoe");
		await perform(page, actions.changeAddress, () =>
			field(page, operator.people.newAddress).fill(elsewhere.email),
		);
		await expect(page.getByText(elsewhere.email).first()).toBeVisible();
		await signInBy(moved.request, { ...moved.person, email: elsewhere.email });
		await answer(page, moved);

		await openWriter(page, misspelt);
		await perform(page, actions.correct, () => field(page, operator.people.firstName).fill("Zoé-Anne"));
		await expect(page.getByRole("heading", { level: 3, name: "Zoé-Anne Lovelace" })).toBeVisible();
		expect(await sessionOf(misspelt.request)).toMatchObject({ firstName: "Zoé-Anne" });
		await answer(page, misspelt);

		await openWriter(page, unasked);
		await perform(page, actions.parentLink);
		await mailTo(parent.email, "guardian", 1);
		await answer(page, unasked);

		await openWriter(page, ended);
		await perform(page, actions.withdrawGuardian);
		await expect(page.getByRole("button", { name: new RegExp(`^${actions.withdrawGuardian}`) })).toHaveCount(
			0,
		);
		const guardianship = await (await ended.request.get("/api/account/guardian")).json();
		expect(guardianship).toMatchObject({ state: "missing" });
		await answer(page, ended);

		await openWriter(page, curious);
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: new RegExp(`^${actions.export}`) }).click();
		const saved = JSON.parse(await readFile(await (await download).path(), "utf8"));
		expect(JSON.stringify(saved)).toContain(curious.person.email);
		await answer(page, curious);

		await openWriter(page, gone);
		// A mistyped address erases no one.
		await page.getByRole("button", { name: new RegExp(`^${actions.erase} ·`) }).click();
		await field(page, operator.people.eraseCheck).fill(curious.person.email);
		await page.getByRole("dialog").getByRole("button", { name: actions.erase, exact: true }).click();
		await expectAccessibleInBothThemes(page);
		await field(page, operator.people.eraseCheck).fill(gone.person.email);
		await page.getByRole("dialog").getByRole("button", { name: actions.erase, exact: true }).click();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expectErased(gone.request, gone.person);
		// The message went with the account.
		await openPart(page, "inbox");
		await expect(
			section(page, operator.inbox.messages).getByText(curious.person.lastName).first(),
		).toBeVisible();
		await expect(section(page, operator.inbox.messages).getByText(gone.person.email)).toHaveCount(0);

		await openWriter(page, busy);
		await perform(page, operator.appointments.move, async () => {
			const time = field(page, operator.appointments.newTime);
			const day = new Date(Date.parse(booking.startsAt) + 35 * 86_400_000).toISOString().slice(0, 10);
			await time.fill(`${day}T06:30`);
		});
		await expect.poll(async () => (await appointmentOf(busy)).startsAt).not.toBe(booking.startsAt);
		await answer(page, busy);

		await openWriter(page, ill);
		await perform(page, operator.appointments.cancel);
		await expect.poll(async () => (await appointmentOf(ill)).status).toBe("cancelled");
		const money = section(page, operator.people.money);
		await expect(money.getByText(operator.values.payment.refunded, { exact: true })).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await answer(page, ill);

		await openWriter(page, done);
		await perform(page, operator.people.endPlanNow);
		await perform(page, operator.payments.refund);
		await expect(money.getByText(operator.values.payment.refunded, { exact: true })).toBeVisible();
		const plan = await (await done.request.get("/api/subscription")).json();
		expect(plan).toMatchObject({ isPremium: false });
		await answer(page, done);

		// Everything that was done is in the log, with the operator.
		await openPart(page, "settings");
		const log = section(page, operator.settings.log);
		for (const event of ["accounts erase", "appointments cancel", "payments refund", "messages answered"])
			await expect(log.getByText(`operator: ${event}`).first()).toBeVisible();
	});

	test(`operator's Monday (${locale}): a profile of a researcher is read beside the present one, and refused`, async ({
		page,
	}) => {
		const { profiles } = operator.researchers;
		const id = { en: "environmental-scientist", fr: "astrophysicist" }[locale];
		const title = `The best ${id}`;
		await openDesk(page, locale);
		await letProfileWait(id, title);
		await open(page, pathIn(locale, "/operator"));
		await page.getByRole("link", { name: operator.today.needs.profiles_waiting }).click();
		const row = section(page, profiles.title).getByRole("listitem").filter({ hasText: title }).first();
		// Above the texts, and in each language.
		await expect(row.getByText(title)).toHaveCount(3);
		await expect(row.locator("del").first()).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await page.getByRole("button", { name: `${profiles.refuse} · ${id}` }).click();
		await field(page, profiles.reason).fill("No praise, please.");
		await page.getByRole("dialog").getByRole("button", { name: profiles.refuse, exact: true }).click();
		await expect(page.getByText(title)).toHaveCount(0);
	});

	test(`operator's Monday (${locale}): a circle is planned and changed`, async ({ page }) => {
		const { circles } = operator;
		const subject = `Old light ${newPerson().email.slice(4, 8)}`;
		await openDesk(page, locale);
		await open(page, pathIn(locale, "/operator#appointments"));
		const ahead = { en: 50, fr: 51 }[locale] * 86_400_000;
		const day = new Date(Date.now() + ahead).toISOString().slice(0, 10);
		await page.getByRole("button", { name: circles.plan, exact: true }).click();
		for (const [label, typed] of [
			[circles.time, `${day}T06:30`],
			[circles.subjectEn, subject],
			[circles.subjectFr, "Vieille lumière"],
			[circles.hostEmail, "host"],
		] as const)
			await field(page, label).fill(typed);
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel(circles.host, { exact: true }).fill("Odile Marin");
		await dialog.getByRole("button", { name: circles.plan, exact: true }).click();
		await expect(dialog.getByText(problems.forms.email_invalid)).toBeVisible();
		await expectAccessibleInBothThemes(page);
		// A field for a date and a time is wide by itself.
		await page.setViewportSize({ width: 320, height: 720 });
		await expect.poll(() => dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
		await field(page, circles.hostEmail).fill("host@example.org");
		await dialog.getByRole("button", { name: circles.plan, exact: true }).click();
		const row = section(page, circles.title).getByRole("listitem").filter({ hasText: subject });
		await expect(row).toContainText("Odile Marin");
		await row.getByRole("button", { name: `${circles.change} · ${subject}` }).click();
		await field(page, circles.seatCount).fill("5");
		await dialog.getByRole("button", { name: circles.change, exact: true }).click();
		await expect(row).toContainText(/0 (of|sur) 5/);
	});

	test(`operator's Monday (${locale}): two schools that have become one are merged at the desk`, async ({
		page,
		browser,
	}) => {
		test.slow();
		const school = async (name: string) => {
			const person = newPerson("Marie");
			const { request } = await browser.newContext();
			await enrol(request, person, { locale, role: "institution" });
			const made = await request.post("/api/institution", {
				headers: fromOwnPage,
				data: { name: `${name} ${person.email.slice(6, 10)}`, town: "Lyon" },
			});
			expect(made.status(), await made.text()).toBe(204);
			const { institution } = await (await request.get("/api/institution")).json();
			return { person, request, name: institution.name as string };
		};
		const [from, into] = [await school("Collège Ampère"), await school("Lycée Curie")];
		await openDesk(page, locale);
		await open(page, pathIn(locale, "/operator#names"));
		const merge = page.getByRole("button", { name: `${operator.names.merge} · ${from.name}` });
		await merge.click();
		const dialog = page.getByRole("dialog");
		const other = dialog.getByLabel(operator.names.into);
		await expect(other.getByRole("option", { name: from.name })).toHaveCount(0);
		await expectAccessibleInBothThemes(page);
		const label = await other.getByRole("option", { name: into.name }).innerText();
		await other.selectOption({ label });
		await dialog.getByRole("button", { name: operator.names.merge, exact: true }).click();
		await expect(merge).toHaveCount(0);
		for (const { request } of [from, into]) {
			const { institution } = await (await request.get("/api/institution")).json();
			expect(institution).toMatchObject({ name: into.name, inCharge: [{}, {}] });
		}
		for (const { person } of [from, into])
			expect(await mailTo(person.email, "institutionMerged")).toContain(into.name);
	});
}
