import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result } from "#domain/shared/result.ts";
import { loadMessages } from "./i18n.ts";
import { useLatestNotice } from "./use-latest-notice.ts";
import { useProblem } from "./use-problem.ts";
import { useReach } from "./use-reach.ts";

/** Shown as notices whatever fields say: the specification words them. */
const specified: readonly ProblemCode[] = ["forms.required", "account.role_required"];

/** What was typed so far, by field name. */
export type Draft = Readonly<Record<string, string>>;

/** What is wrong with a field: it is empty, or a failure that has a sentence of its own. */
type FieldProblem = "empty" | ProblemCode;

/** A schema of the contract, as far as a form needs it. */
interface Checker {
	safeParse(form: unknown): {
		readonly error?: { readonly issues: readonly { readonly path: PropertyKey[] }[] } | undefined;
	};
}

interface Form<Value> {
	/** Brings the contract's schema of the form: it says which fields are wrong once the form was refused. */
	readonly schema?: () => Promise<Checker>;
	/** Sends what was typed. A failure keeps everything in its place. */
	readonly send: (draft: Draft) => Promise<Result<Value, ProblemCode>>;
	readonly onDone: (value: Value, draft: Draft) => void;
	/** What is wrong with a field that is filled but refused, by name; an address where nothing is said. */
	readonly problemOf?: Readonly<Record<string, ProblemCode>>;
	/** Fields whose spaces count. */
	readonly untrimmed?: readonly string[];
	/** The field that a failure is about, where it is about one. */
	readonly fieldOf?:
		| Partial<Record<ProblemCode, string>>
		| ((code: ProblemCode, draft: Draft) => Promise<string | null>);
}

const anything = async (): Promise<Checker> => ({ safeParse: () => ({}) });

/** The text of every field of a form, as typed. */
export const draftOf = (form: HTMLFormElement): Draft =>
	Object.fromEntries(
		[...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
	);

const focusFirst = (form: HTMLFormElement, wrong: Readonly<Record<string, FieldProblem>>): void => {
	const fields = [...form.elements].filter(
		(element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
	);
	fields.find(({ name }) => name in wrong)?.focus();
};

/** Sends a form: busy meanwhile; a refused form keeps all text, says why in a notice and names the fields. */
export const useForm = <Value>({
	schema = anything,
	send,
	onDone,
	problemOf = {},
	untrimmed = [],
	fieldOf = {},
}: Form<Value>) => {
	const { t } = useTranslation();
	const problem = useProblem();
	const notice = useLatestNotice();
	const { reach, tell } = useReach();
	const [isBusy, setBusy] = useState(false);
	const [wrong, setWrong] = useState<Readonly<Record<string, FieldProblem>>>({});

	const findWrong = async (draft: Draft): Promise<Record<string, FieldProblem>> => {
		const trimmed = Object.fromEntries(
			Object.entries(draft).map(([name, value]) => [name, untrimmed.includes(name) ? value : value.trim()]),
		);
		const issues = (await schema()).safeParse(trimmed).error?.issues ?? [];
		return Object.fromEntries(
			issues.map(({ path: [field] }) => {
				const name = String(field);
				const named = problemOf[name];
				if (named) return [name, named];
				return [name, draft[name]?.trim() ? "forms.email_invalid" : "empty"];
			}),
		);
	};

	const wrongFields = async (code: ProblemCode, draft: Draft): Promise<Record<string, FieldProblem>> => {
		// What does not arrive is left out: the notice, and what the failure itself names, tell what is wrong.
		const named =
			typeof fieldOf === "function" ? await fieldOf(code, draft).catch(() => null) : fieldOf[code];
		const found = await findWrong(draft).catch(() => ({}));
		return { ...(named ? { [named]: code === "forms.required" ? "empty" : code } : {}), ...found };
	};

	const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		const draft = draftOf(form);
		notice.clear();
		setWrong({});
		setBusy(true);
		// What forms can meet is only told to whoever sends one.
		const told = loadMessages(["problems/forms"]).catch(() => {});
		const outcome = await send(draft).catch(() => failure("common.unreachable"));
		const found = outcome.ok ? {} : await wrongFields(outcome.code, draft);
		if (!outcome.ok) await told;
		setBusy(false);
		tell(outcome.ok ? null : outcome.code);
		if (outcome.ok) return onDone(outcome.value, draft);
		setWrong(found);
		const isSaid = !specified.includes(outcome.code) && Object.values(found).includes(outcome.code);
		const description = problem(outcome.code);
		notice.show({ tone: "destructive", title: t("common.form.error"), description, isSaid });
		focusFirst(form, found);
	};

	const errorOf = (name: string): string | undefined => {
		const code = wrong[name];
		if (code === undefined) return undefined;
		return code === "empty" ? t("common.form.required") : problem(code);
	};
	return { isBusy, onSubmit, errorOf, reach };
};
