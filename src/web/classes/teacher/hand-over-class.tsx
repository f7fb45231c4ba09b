import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { localeOr } from "#domain/shared/locale.ts";
import { useApiMutation } from "../../api/api.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LanguageField } from "../../shared/i18n/language-field.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";

interface HandOverDialogProps {
	readonly page: ClassPage;
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Offers a class to a colleague, by a link in a mail. */
export function HandOverDialog({ page: { id, name }, isOpen, onClose }: HandOverDialogProps) {
	const { t } = useTranslation();
	const own = useLocale();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/classes/:classId/offer", {
			invalidates: ["GET /api/classes/:classId"],
		}),
		toRequest: ({ email = "", locale = own }) => ({
			params: { classId: id },
			body: { email, locale: localeOr(locale) },
		}),
		onDone: (_, { email = "" }) => {
			toast({
				tone: "success",
				title: t("classes.handOver.sent", { email: email.trim() }),
				isShownAlready: true,
			});
			onClose();
		},
		fieldOf: {
			"forms.required": "email",
			"forms.email_invalid": "email",
			"classes.offered_to_self": "email",
		},
	});
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("classes.handOver.title", { name })}
			closeLabel={t("common.close")}
			isDismissable={!isBusy}
		>
			<p>{t("classes.handOver.text")}</p>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<TextField
					label={t("classes.handOver.email")}
					name="email"
					type="email"
					autoComplete="off"
					required
					error={errorOf("email")}
				/>
				<LanguageField
					legend={t("classes.handOver.locale")}
					nameOf={(locale) => t(`classes.create.${locale}`)}
				/>
				<DialogActions>
					<Button look="secondary" disabled={isBusy} onClick={onClose}>
						{t("common.cancel")}
					</Button>
					<SubmitButton isBusy={isBusy} busyLabel={t("classes.handOver.busy")}>
						{t("classes.handOver.submit")}
					</SubmitButton>
				</DialogActions>
			</form>
		</Dialog>
	);
}

interface WaitingOfferProps {
	readonly classId: string;
	readonly offer: NonNullable<ClassPage["offer"]>;
}

/** An offer that waits for the colleague's answer, with a button that withdraws it. */
export function WaitingOffer({ classId, offer: { email, offeredAt } }: WaitingOfferProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const withToasts = useMutationToasts("GET /api/classes/:classId");
	const withdraw = useApiMutation(
		"DELETE /api/classes/:classId/offer",
		withToasts(t("classes.handOver.withdrawn")),
	);
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-hairline py-3">
			<p className="measure wrap-anywhere">
				{t("classes.handOver.waiting", { email, date: format.mediumDate(offeredAt) })}
			</p>
			<Button
				look="secondary"
				disabled={withdraw.isPending}
				onClick={() => withdraw.mutate({ params: { classId } })}
			>
				{t("classes.handOver.withdraw")}
			</Button>
		</div>
	);
}
