import type { Browser } from "@playwright/test";
import { type Installation, makeInstallation } from "../../faults/support/installation.ts";
import { type RunningServer, repository, startServer } from "../../faults/support/server.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, messagesOf, open, test } from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";

/** The maximum time in milliseconds until a live view continues once its server is back. */
const goesOnWithinMs = 5_000;

const { classes } = messagesOf("en");

/** A server of this test on a given data folder. */
const serverOn = async (installation: Installation, port?: number): Promise<RunningServer> => {
	const environment = { SITE_DIR: `${repository}/build/client`, TMPDIR: installation.folder };
	const server = await startServer(installation, { environment, ...(port === undefined ? {} : { port }) });
	await server.ready(60);
	return server;
};

/** A pupil's phone after joining: it sends results and reads its membership. */
const pupilOf = async (browser: Browser, baseURL: string, code: string) => {
	const { request } = await browser.newContext({ baseURL });
	const ask = async (path: string, data: object) => {
		const answer = await request.post(`/api/class-memberships${path}`, { headers: fromOwnPage, data });
		expect(answer.ok(), await answer.text()).toBe(true);
		return answer;
	};
	const { token } = await (await ask("", { code })).json();
	const result = { categories: [{ category: "biology", count: 3 }], careers: ["ecologist"] };
	return {
		send: () => ask("/result", { token, result }),
		hasSent: async () => (await (await ask("/read", { token })).json()).hasSent as boolean,
	};
};

test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/ });

// This needs two starts of a server; the live view has tests without a browser in every run.
test.skip(!isLongRun, "only in the long run");

test("live view: its only server is killed in a lesson and restarted; no result is lost, and the view continues", async ({
	browser,
	page: spoken,
}) => {
	test.slow();
	await using installation = makeInstallation();
	await using first = await serverOn(installation);
	const baseURL = `http://localhost:${first.port}`;
	const page = await (await browser.newContext({ baseURL })).newPage();
	await enrol(page.context().request, newPerson("Claire"), { role: "teacher" });
	await open(page, `${baseURL}/dashboard`);
	await page.getByLabel(classes.create.name).fill("Year 10");
	await page.getByRole("button", { name: classes.create.submit }).click();
	const code = (await page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText()).replace(" ", "");
	await page.getByRole("button", { name: classes.page.project }).click();
	const wall = page.getByRole("dialog", { name: classes.light.label });
	await wall.getByRole("button", { name: classes.light.showLight }).click();
	const pupils = await Promise.all([1, 2, 3, 4].map(() => pupilOf(browser, baseURL, code)));
	for (const pupil of pupils) await pupil.send();
	const status = wall.getByRole("status").first();
	await expect(status).toContainText("4");

	first.process.kill("SIGKILL");
	await first.ended();
	await expect(status).toHaveText(classes.light.away);
	await using second = await serverOn(installation, first.port);
	expect(second.port).toBe(first.port);
	const last = await pupilOf(browser, baseURL, code);
	await last.send();
	await expect(status).toContainText("5", { timeout: goesOnWithinMs });
	expect(await Promise.all(pupils.map(({ hasSent }) => hasSent()))).toEqual([true, true, true, true]);
	await spoken.close();
});
