import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useProblem } from "../shared/forms/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";

interface EndLinkProps {
	readonly linkId: string;
	/** The name of the other person. */
	readonly name: string;
	/** The role of the person who ends the link. */
	readonly side: "student" | "parent";
}

/** Ends a link between a student and a parent, after a confirmation. */
export function EndLink({ linkId, name, side }: EndLinkProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const [isAsked, setAsked] = useState(false);
	const end = useApiMutation("DELETE /api/account/family-links/:linkId", {
		invalidates: ["GET /api/account/family-links", "GET /api/family", "GET /api/family/children"],
		onSuccess: () => toast({ tone: "success", title: t("families.links.ended") }),
		onError: ({ code }) => toast({ tone: "destructive", title: problem(code) }),
	});
	return (
		<>
			<Button
				look="secondary"
				aria-label={t("families.links.endNamed", { name })}
				disabled={end.isPending}
				onClick={() => setAsked(true)}
			>
				{t("families.links.end")}
			</Button>
			<ConfirmActionDialog
				isOpen={isAsked}
				title={t("families.links.endTitle", { name })}
				text={t(`families.links.${side}.endText`, { name })}
				label={t("families.links.end")}
				onClose={() => setAsked(false)}
				onConfirm={() => end.mutate({ params: { linkId } })}
			/>
		</>
	);
}
