#!/bin/sh
# Draws the password of the database, and writes the secrets' files where they are missing.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# Only its owner enters the folder. A container gets single files of it, which its own user has to be able to read.
chmod 700 secrets
[ -s secrets/database_password ] || od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >secrets/database_password
[ -s secrets/database_url ] ||
	printf 'postgresql://spectra:%s@database:5432/spectra' "$(cat secrets/database_password)" >secrets/database_url
# Replace it by your own mail server: smtp://user:password@host:587
[ -s secrets/smtp_url ] || printf 'smtp://mails:1025' >secrets/smtp_url
chmod 644 secrets/*
echo "Secrets are in $(pwd)/secrets"
