import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { LocalLink } from "../../shared/local-link.tsx";
import { useProblem } from "../../shared/use-problem.ts";
import { isUnreachable } from "../../shared/use-reach.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";

interface MeaningProps {
	readonly title: string;
	readonly things: readonly string[];
	readonly paragraphs: readonly string[];
	/** Leads to how data is handled. */
	readonly privacy: string;
}

/** What a decision is about and what it means, in plain words. */
export function Meaning({ title, things, paragraphs, privacy }: MeaningProps) {
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

/** Why the last decision did not go through; nothing when it did. */
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

interface SureDialogProps {
	readonly isOpen: boolean;
	readonly isBusy: boolean;
	readonly title: string;
	readonly text: string;
	readonly submit: string;
	readonly onClose: () => void;
	readonly onSure: () => void;
}

/** Asks once more before what cannot be taken back. */
export function SureDialog({ isOpen, isBusy, title, text, submit, onClose, onSure }: SureDialogProps) {
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
				<Button look="danger" onClick={onSure} aria-disabled={isBusy || undefined}>
					{submit}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
