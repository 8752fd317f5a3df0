-- How the name of an account looks: no two new ones look the same. Accounts of before that look like an earlier one have none.
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton);
