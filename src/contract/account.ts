export { loginSchema, signUpSchema } from "#domain/account/forms.ts";
