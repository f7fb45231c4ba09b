import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { joinPeriodNames } from "#domain/classes/recent-joins.ts";
import { useApiMutation } from "../../api/api.ts";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Removes everyone who joined within a chosen period, after naming them: for a code that reached strangers. */
export function RemoveRecent({ page }: { readonly page: ClassPage }) {
	const { t } = useTranslation();
	const format = useFormat();
	const toast = useToast();
	const problem = useProblem();
	const [isOpen, setOpen] = useState(false);
	const [period, setPeriod] = useState<(typeof joinPeriodNames)[number]>("tenMinutes");
	const remove = useApiMutation("POST /api/classes/:classId/removals", {
		invalidates: ["GET /api/classes/:classId", "GET /api/classes"],
		onSuccess: ({ removed }) =>
			toast({ tone: "success", title: t("classes.recent.removed", { count: removed }) }),
		onError: ({ code }) => toast({ tone: "destructive", title: problem(code) }),
	});
	const close = () => setOpen(false);
	const count = page.joinedWithin[period];
	// The list is in the order of joining.
	const names = count === 0 ? [] : page.members.slice(-count).map(({ name }) => name);
	return (
		<>
			<Button look="quiet" className="-ml-4.5 justify-self-start" onClick={() => setOpen(true)}>
				{t("classes.recent.open")}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={close}
				title={t("classes.recent.title")}
				closeLabel={t("common.close")}
			>
				<fieldset className="grid gap-2">
					<legend className="pb-1.5">{t("classes.recent.text")}</legend>
					{joinPeriodNames.map((name) => (
						<Choice
							key={name}
							type="radio"
							name="period"
							value={name}
							isChosen={period === name}
							onChoose={() => setPeriod(name)}
						>
							{t(`classes.recent.periods.${name}`, { count: page.joinedWithin[name] })}
						</Choice>
					))}
				</fieldset>
				<p role="status">
					{count === 0
						? t("classes.recent.none")
						: t("classes.recent.names", { count, names: format.list(names) })}
				</p>
				<DialogActions>
					<Button look="secondary" data-first-focus="" onClick={close}>
						{t("common.cancel")}
					</Button>
					<Button
						look="danger"
						disabled={count === 0}
						onClick={() => {
							remove.mutate({ params: { classId: page.id }, body: { period } });
							close();
						}}
					>
						{t("classes.recent.submit", { count })}
					</Button>
				</DialogActions>
			</Dialog>
		</>
	);
}
