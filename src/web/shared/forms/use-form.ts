import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemDetails } from "#contract/problem.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { outcomeOf } from "../../api/problem.ts";
import { useServerStatus } from "../../api/use-server-status.ts";
import { loadMessages } from "../i18n/i18n.ts";
import { emptyFieldMessages } from "./empty-field.ts";
import { useLatestNotice } from "./use-latest-notice.ts";
import { useProblem } from "./use-problem.ts";

/** The text of each field, by field name. */
export type Draft = Readonly<Record<string, string>>;

/** A problem with a message of its own. */
interface NamedProblem {
	readonly code: ProblemCode;
	readonly details?: ProblemDetails;
}

/** The error of a field: it is empty, or a problem. */
type FieldProblem = "empty" | NamedProblem;

/** The part of a contract schema that a form uses. */
interface Checker {
	safeParse(form: unknown): {
		readonly error?: { readonly issues: readonly { readonly path: PropertyKey[] }[] } | undefined;
	};
}

/** The part of a TanStack mutation that a form uses. */
export interface FormMutation<Request, Value> {
	readonly mutateAsync: (request: Request) => Promise<Value>;
	readonly isPending: boolean;
}

interface Form<Request, Value> {
	/** Loads the contract's schema of the form: it names the wrong fields after a refusal. */
	readonly schema?: () => Promise<Checker>;
	/** Sends the request. After a failure the form keeps its text. */
	readonly mutation: FormMutation<Request, Value>;
	/** Builds the request. Throws a `Problem` if a rule refuses the draft before anything is sent. */
	readonly toRequest: (draft: Draft) => Request;
	readonly onDone?: (value: Value, draft: Draft) => void;
	/** The problem of a field that is filled in but refused, by field name; by default an invalid e-mail address. */
	readonly problemOf?: Readonly<Record<string, ProblemCode | ((typed: string) => NamedProblem)>>;
	/** Fields in which spaces at the ends count. */
	readonly untrimmed?: readonly string[];
	/** The field that a problem belongs to, if it belongs to one. */
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

/**
 * Sends a form through a mutation, once at a time. A refused form keeps its text, marks the wrong fields and focuses the
 * first; a reason that no field shows is a notice.
 */
export const useForm = <Request, Value>({
	schema = anything,
	mutation,
	toRequest,
	onDone,
	problemOf = {},
	untrimmed = [],
	fieldOf = {},
}: Form<Request, Value>) => {
	const { t } = useTranslation();
	const problem = useProblem();
	const notice = useLatestNotice();
	const { status, report } = useServerStatus();
	// A second press may come before the mutation's state has been rendered.
	const isSending = useRef(false);
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
				const typed = draft[name]?.trim() ?? "";
				if (typeof named === "function") return [name, typed === "" ? "empty" : named(typed)];
				if (named) return [name, { code: named }];
				return [name, typed === "" ? "empty" : { code: "forms.email_invalid" }];
			}),
		);
	};

	const wrongFields = async (
		{ code, details = {} }: NamedProblem,
		draft: Draft,
	): Promise<Record<string, FieldProblem>> => {
		// The schema or the rule may fail to load: the notice still says what is wrong.
		const named =
			typeof fieldOf === "function" ? await fieldOf(code, draft).catch(() => null) : fieldOf[code];
		const found = await findWrong(draft).catch(() => ({}));
		const problemOfField = code === "forms.required" ? "empty" : { code, details };
		return { ...(named ? { [named]: problemOfField } : {}), ...found };
	};

	const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
		event.preventDefault();
		if (isSending.current) return;
		isSending.current = true;
		const form = event.currentTarget;
		const draft = draftOf(form);
		notice.clear();
		setWrong({});
		// The messages of form problems are loaded with the first form that is sent.
		const messages = loadMessages(["problems/forms"]).catch(() => {});
		const outcome = await outcomeOf((async () => mutation.mutateAsync(toRequest(draft)))());
		const found = outcome.ok ? {} : await wrongFields(outcome, draft);
		if (!outcome.ok) await messages;
		isSending.current = false;
		report(outcome.ok ? null : outcome.code);
		if (outcome.ok) return onDone?.(outcome.value, draft);
		setWrong(found);
		// A marked field says it in its own place: the notice is read out, and covers nothing.
		const isShownAlready = Object.values(found).some(
			(each) => each === "empty" || each.code === outcome.code,
		);
		const description = problem(outcome.code, outcome.details);
		notice.show({ tone: "destructive", title: t("common.form.error"), description, isShownAlready });
		focusFirst(form, found);
	};

	const errorOf = (name: string): string | undefined => {
		const found = wrong[name];
		if (found === undefined) return undefined;
		return found === "empty" ? t(emptyFieldMessages(name)) : problem(found.code, found.details);
	};
	return {
		isBusy: mutation.isPending,
		onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
		errorOf,
		status,
	};
};
