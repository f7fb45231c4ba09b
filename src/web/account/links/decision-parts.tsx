import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Problem } from "../../api/problem.ts";
import { isUnreachable, useServerStatus } from "../../api/use-server-status.ts";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";

/** The mutation by which a page decides; its variable is the decision. */
export interface DecisionMutation<Decision> {
	readonly mutate: (
		decision: Decision,
		options: { readonly onSettled: (value: unknown, problem: Problem | null) => void },
	) => void;
	readonly isPending: boolean;
	readonly variables: Decision | undefined;
	readonly error: Problem | null;
}

/** One decision at a time: the pending decision, whether the confirmation is open, and why the last one failed. */
export const useDecision = <Decision,>(mutation: DecisionMutation<Decision>) => {
	const { mutate, isPending, variables, error } = mutation;
	const { status, report } = useServerStatus();
	const [isConfirming, setConfirming] = useState(false);
	const onSettled = (_: unknown, problem: Problem | null): void => {
		setConfirming(false);
		report(problem?.code ?? null);
	};
	return {
		deciding: isPending ? (variables ?? null) : null,
		decide: (decision: Decision): void => {
			if (!isPending) mutate(decision, { onSettled });
		},
		isConfirming,
		setConfirming,
		refusal: status === "recovered" ? null : (error?.code ?? null),
	};
};

interface MeaningProps {
	readonly title: string;
	readonly things: readonly string[];
	readonly paragraphs: readonly string[];
	/** The label of the link to the privacy page. */
	readonly privacy: string;
	/** The decision, below the things that it is about and above its details. */
	readonly children?: ReactNode;
}

/** The subject of a decision and its consequences. */
export function Meaning({ title, things, paragraphs, privacy, children }: MeaningProps) {
	return (
		<div className="grid gap-4">
			<h2 className="text-xl">{title}</h2>
			<ul className="max-w-[65ch] divide-y divide-hairline border-y border-hairline">
				{things.map((thing) => (
					<li key={thing} className="py-3">
						{thing}
					</li>
				))}
			</ul>
			{children}
			{paragraphs.map((paragraph) => (
				<p key={paragraph} className="measure">
					{paragraph}
				</p>
			))}
			<LocalLink
				to="/privacy"
				className="inline-flex min-h-11 items-center justify-self-start underline decoration-edge underline-offset-4 hover:text-ink"
			>
				{privacy}
			</LocalLink>
		</div>
	);
}

/** The reason why the last decision failed, if it failed. */
export function DecisionRefusal({ code }: { readonly code: ProblemCode | null }) {
	const { t } = useTranslation();
	const problem = useProblem();
	if (code === null) return null;
	return (
		<Alert tone="destructive" title={isUnreachable(code) ? t("links.away.title") : problem(code)}>
			{isUnreachable(code) ? <p>{t("links.away.text")}</p> : null}
		</Alert>
	);
}

interface ConfirmDecisionDialogProps {
	readonly isOpen: boolean;
	readonly isBusy: boolean;
	readonly title: string;
	readonly text: string;
	readonly submit: string;
	readonly onClose: () => void;
	readonly onConfirm: () => void;
}

/** Asks for a confirmation before an irreversible decision. */
export function ConfirmDecisionDialog({
	isOpen,
	isBusy,
	title,
	text,
	submit,
	onClose,
	onConfirm,
}: ConfirmDecisionDialogProps) {
	const { t } = useTranslation();
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={title}
			closeLabel={t("common.close")}
			isDismissable={!isBusy}
		>
			<p>{text}</p>
			<DialogActions>
				<Button look="secondary" data-first-focus="" onClick={onClose}>
					{t("common.cancel")}
				</Button>
				<Button look="danger" onClick={onConfirm} aria-disabled={isBusy || undefined}>
					{submit}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
